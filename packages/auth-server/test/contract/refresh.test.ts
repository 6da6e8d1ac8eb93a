import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { given, useContractService } from './contract-service.ts'

const service = useContractService({ sessions: { reuseIntervalSeconds: 0 } })
// Projects forgive for ten seconds.
const untilNothingIsForgiven = () => (service.isHosted ? wait(11_000) : undefined)

const refresh = (refresh_token: string) => service.client().auth.refreshSession({ refresh_token })

async function refreshed(token: string): Promise<string> {
  return given(await refresh(token)).session?.refresh_token ?? ''
}

test('a refresh gives new tokens for the same session', async () => {
  const { client, session } = await service.signIn(await service.newAccount())
  const next = given(await client.auth.refreshSession()).session
  expect(next?.refresh_token).not.toBe(session.refresh_token)
  expect(next?.user.id).toBe(session.user.id)
  const sessions = [session, next].map(async (one) => given(await client.auth.getClaims(one?.access_token)))
  const [before, after] = await Promise.all(sessions)
  expect(after?.claims.session_id).toBe(before?.claims.session_id)
})

test('forty refreshes of one token at once all get the same new one', async () => {
  const { session } = await service.signIn(await service.newAccount())
  const answers = await Promise.all(Array.from({ length: 40 }, () => refresh(session.refresh_token)))
  expect(answers.filter(({ error }) => error)).toEqual([])
  expect(new Set(answers.map(({ data }) => data.session?.refresh_token)).size).toBe(1)
})

test('whose answer was lost asks again with the token they have', async () => {
  const { session } = await service.signIn(await service.newAccount())
  const lost = await refreshed(session.refresh_token)
  await untilNothingIsForgiven()
  expect(await refreshed(session.refresh_token)).toBe(lost)
  expect(await refreshed(lost)).not.toBe(lost)
}, 60_000)

test('a token from longer ago ends the session', async () => {
  const { client, session } = await service.signIn(await service.newAccount())
  const second = await refreshed(session.refresh_token)
  const third = await refreshed(second)
  await untilNothingIsForgiven()
  expect((await refresh(session.refresh_token)).error).toMatchObject({
    status: 400,
    code: 'refresh_token_already_used',
  })
  const rightful = await refresh(third)
  expect(rightful.error?.status).toBe(400)
  expect(rightful.data.session).toBeNull()
  // Projects of before 2025 revoke the tokens and let the session stand.
  if (!service.isHosted) expect((await client.auth.getUser(session.access_token)).error).not.toBeNull()
}, 60_000)

test('what never was a refresh token is none', async () => {
  const { error } = await refresh('jamais-vu')
  expect(error?.status).toBe(400)
  expect(error?.message).toContain('Invalid Refresh Token')
})
