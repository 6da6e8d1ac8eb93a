import { data, type RouterContextProvider } from 'react-router'
import { servicesContext } from '../../../context.ts'
import { readReminderLink } from '../../../domain/competitions/store.server.ts'
import { forThisVisitor } from '../../../visitor-headers.ts'

/** What a link in a reminder would cut, and whether it is cut already. */
export async function readLink(token: string, context: Readonly<RouterContextProvider>) {
  const link = await readReminderLink(context.get(servicesContext), token)
  return data({ link }, { status: link ? 200 : 404, headers: forThisVisitor })
}
