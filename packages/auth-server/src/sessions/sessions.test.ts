import { expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { createUser } from '../../test/create-user.ts'
import { authDatabase } from '../database.ts'
import { hashPassword } from '../passwords/password-hash.ts'

const service = useAuthService()
const password = 'un mot de passe correct'

async function signedIn(email: string) {
  const now = service.now()
  await createUser(authDatabase(service.pool), {
    email,
    passwordHash: await hashPassword(password),
    emailConfirmedAt: now,
    now,
  })
  const client = service.client()
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  expect(error).toBeNull()
  if (!data.session) throw new Error('no session')
  return { client, session: data.session }
}

test('a password opens a session that the client reads, refreshes and ends', async () => {
  const { client, session } = await signedIn('une@club.example')
  expect(session.user).toMatchObject({ email: 'une@club.example', app_metadata: { provider: 'email' } })
  const claims = await client.auth.getClaims()
  expect(claims.data?.claims).toMatchObject({
    sub: session.user.id,
    aal: 'aal1',
    session_id: expect.any(String),
  })
  const user = await client.auth.getUser()
  expect(user.data.user?.identities?.[0]).toMatchObject({ provider: 'email', id: session.user.id })
  const refreshed = await client.auth.refreshSession()
  expect(refreshed.data.session?.refresh_token).not.toBe(session.refresh_token)
  expect((await client.auth.signOut()).error).toBeNull()
  const after = await service.client().auth.getUser(session.access_token)
  expect(after.error).toMatchObject({ name: 'AuthSessionMissingError' })
})

test('unknown account and wrong password are answered alike', async () => {
  await signedIn('deux@club.example')
  const answers = await Promise.all(
    ['deux@club.example', 'inconnu@club.example'].map((email) =>
      service.client().auth.signInWithPassword({ email, password: 'faux' }),
    ),
  )
  for (const { error } of answers)
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    })
})

test('forty refreshes of one token at once all get the same new one', async () => {
  const { session } = await signedIn('quarante@club.example')
  const answers = await Promise.all(
    Array.from({ length: 40 }, () =>
      service.client().auth.refreshSession({ refresh_token: session.refresh_token }),
    ),
  )
  expect(answers.filter(({ error }) => error)).toEqual([])
  expect(new Set(answers.map(({ data }) => data.session?.refresh_token)).size).toBe(1)
})

test('an old token after the reuse interval ends the session', async () => {
  const { client, session } = await signedIn('vol@club.example')
  const refresh = (token: string) => service.client().auth.refreshSession({ refresh_token: token })
  const second = await refresh(session.refresh_token)
  const third = await refresh(second.data.session?.refresh_token ?? '')
  service.ahead = 60_000
  const stolen = await refresh(session.refresh_token)
  expect(stolen.error).toMatchObject({ status: 400, code: 'refresh_token_already_used' })
  const rightful = await refresh(third.data.session?.refresh_token ?? '')
  expect(rightful.error).toMatchObject({ status: 400, code: 'refresh_token_not_found' })
  service.ahead = 0
  await client.auth.signOut()
})
