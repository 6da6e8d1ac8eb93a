import { expect, test } from 'vitest'
import { useAuthService } from '@allure/auth-server/testing'
import { given, newMember, newMemberWithTotp, nextCode, signIn } from '@allure/auth-server/testing'
import { createAssuranceCheck } from './assurance.server.ts'

const service = useAuthService()
const start = Date.now()

/** What is known of a browser, so many seconds after the start. */
async function assuranceOf(client: Awaited<ReturnType<typeof newMember>>) {
  const check = createAssuranceCheck()
  const claims = given(await client.auth.getClaims())?.claims
  if (!claims) throw new Error('no claims')
  const assurance = claims.aal === 'aal2' ? ('aal2' as const) : ('aal1' as const)
  const account = { userId: claims.sub, email: '', sessionId: claims.session_id, assurance, provenAt: 0 }
  return (seconds: number) => check(account, () => client.auth, new Date(start + seconds * 1000))
}

test('a session that ended elsewhere opens nothing half a minute later, whatever factors it has shown', async () => {
  const email = 'ailleurs@club.example'
  const { client, factor } = await newMemberWithTotp(service, email)
  const assurance = await assuranceOf(client)
  expect(await assurance(0)).toBe('two-factors')
  const elsewhere = await signIn(service, email)
  const code = nextCode(service, factor.secret)
  given(await elsewhere.auth.mfa.challengeAndVerify({ factorId: factor.id, code }))
  expect((await elsewhere.auth.signOut({ scope: 'others' })).error).toBeNull()
  expect(await assurance(29)).toBe('two-factors')
  expect(await assurance(31)).toBe('nobody')
})

test('who has no second factor is known for half a minute', async () => {
  const client = await newMember(service, 'simple@club.example')
  const assurance = await assuranceOf(client)
  expect(await assurance(0)).toBe('one-factor')
  await service.pool.query(`DELETE FROM auth.users WHERE email = 'simple@club.example'`)
  expect(await assurance(29)).toBe('one-factor')
  expect(await assurance(31)).toBe('nobody')
})
