import type { RouterContextProvider } from 'react-router'
import { viewerOf } from '#app/domain/shared/viewer.ts'
import { visitorContext } from '#app/http/context.ts'

/** The member who asks; the guard has sent everybody else away. */
export async function requireMember(context: Readonly<RouterContextProvider>) {
  const member = await context.get(visitorContext).member()
  if (member?.status !== 'active')
    throw new Error('A page for members was requested by somebody who is none.')
  return { member, viewer: viewerOf(member) }
}
