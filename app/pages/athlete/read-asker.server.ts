import type { RouterContextProvider } from 'react-router'
import type { Member } from '#app/domain/members/store.server.ts'
import { viewerOf, type Viewer } from '#app/domain/shared/viewer.ts'
import { visitorContext } from '#app/http/context.ts'

export async function readAsker(
  context: Readonly<RouterContextProvider>,
): Promise<{ member: Member; viewer: Viewer }> {
  const member = await context.get(visitorContext).member()
  if (member?.status !== 'active')
    throw new Error('A page for members was asked for by somebody who is none.')
  return { member, viewer: viewerOf(member) }
}
