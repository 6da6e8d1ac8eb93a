import { data } from 'react-router'
import { changeReminderByLink, readReminderLink } from '#app/domain/competitions/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { Route } from './+types/reminder-link.ts'

/** Mail programs post `List-Unsubscribe=One-Click` and follow no redirect (RFC 8058): the answer is the page. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const isCut = form.get('geste') !== 'recevoir'
  const link = await changeReminderByLink(context.get(servicesContext), params.token, { isCut })
  return data({ link }, { status: link ? 200 : 404, headers: forThisVisitor })
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const link = await readReminderLink(context.get(servicesContext), params.token)
  return data({ link }, { status: link ? 200 : 404, headers: forThisVisitor })
}
