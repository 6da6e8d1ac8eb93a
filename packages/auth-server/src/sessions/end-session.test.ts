import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { signedIn } from '../../test/signed-in.ts'

const service = useAuthService()

test('one session ends, the others go on, and nobody ends another’s', async () => {
  const { client: one } = await signedIn(service, 'une@club.example')
  const { client: stranger } = await signedIn(service, 'autre@club.example')
  const session = await sessionOf(one)
  const { userId } = await sessionOf(stranger)
  expect(await service.endSession({ userId, sessionId: session.sessionId })).toBe(false)
  expect((await one.auth.getUser()).error).toBeNull()
  expect(await service.endSession(session)).toBe(true)
  expect(await service.endSession(session)).toBe(false)
  expect((await one.auth.refreshSession()).error).toMatchObject({ status: 400 })
  expect((await stranger.auth.getUser()).error).toBeNull()
})

async function sessionOf({ auth }: SupabaseClient) {
  const { data } = await auth.getClaims()
  return { userId: String(data?.claims.sub), sessionId: String(data?.claims.session_id) }
}
