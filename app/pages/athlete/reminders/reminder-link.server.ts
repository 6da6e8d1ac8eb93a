import { data, type RouterContextProvider } from 'react-router'
import { changeReminderByLink, readReminderLink } from '#app/domain/competitions/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'

/** Mail programs post `List-Unsubscribe=One-Click` and follow no redirect (RFC 8058): the answer is the page. */
export async function receiveLink(request: Request, token: string, context: Readonly<RouterContextProvider>) {
  const form = await readForm(request)
  const isCut = form.get('geste') !== 'recevoir'
  const link = await changeReminderByLink(context.get(servicesContext), token, { isCut })
  return data({ link }, { status: link ? 200 : 404, headers: forThisVisitor })
}

export async function readLink(token: string, context: Readonly<RouterContextProvider>) {
  const link = await readReminderLink(context.get(servicesContext), token)
  return data({ link }, { status: link ? 200 : 404, headers: forThisVisitor })
}
