import { data, type RouterContextProvider } from 'react-router'
import { readReminderLink } from '#app/domain/competitions/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/visitor-headers.ts'

/** What a link in a reminder would cut, and whether it is cut already. */
export async function readLink(token: string, context: Readonly<RouterContextProvider>) {
  const link = await readReminderLink(context.get(servicesContext), token)
  return data({ link }, { status: link ? 200 : 404, headers: forThisVisitor })
}
