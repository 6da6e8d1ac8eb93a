import type { RouterContextProvider } from 'react-router'
import { visitorContext } from '../../context.ts'
import { viewerOf, type Viewer } from '../../domain/shared/viewer.ts'
import type { Member } from '../../domain/members/store.server.ts'

/** The member who asks. Guarded paths (`app/session/guard.ts`) have one; without it something is wrong with the guard. */
export async function readAsker(
  context: Readonly<RouterContextProvider>,
): Promise<{ member: Member; viewer: Viewer }> {
  const member = await context.get(visitorContext).member()
  if (member?.status !== 'active')
    throw new Error('A page for members was asked for by somebody who is none.')
  return { member, viewer: viewerOf(member) }
}
