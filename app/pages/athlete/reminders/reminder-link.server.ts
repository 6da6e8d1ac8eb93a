import { data } from 'react-router'
import { nameOfReminder } from '#app/domain/competitions/reminders/reminders.ts'
import {
  changeReminderByLink,
  readReminderLink,
  type ReminderLink,
} from '#app/domain/competitions/store.server.ts'
import { readReminderDays } from '#app/domain/content-edits/store.server.ts'
import { servicesContext, type Services } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { Route } from './+types/reminder-link.ts'

/** Mail programs post `List-Unsubscribe=One-Click` and follow no redirect (RFC 8058): the answer is the page. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const isCut = form.get('geste') !== 'recevoir'
  const services = context.get(servicesContext)
  const link = await named(services, await changeReminderByLink(services, params.token, { isCut }))
  return data({ link }, { status: link ? 200 : 404, headers: forThisVisitor })
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const link = await named(services, await readReminderLink(services, params.token))
  return data({ link }, { status: link ? 200 : 404, headers: forThisVisitor })
}

export type NamedLink = { readonly name: string; readonly isCut: boolean }

async function named({ content }: Services, link: ReminderLink | undefined): Promise<NamedLink | undefined> {
  return link && { name: nameOfReminder(link.kind, await readReminderDays(content)), isCut: link.isCut }
}
