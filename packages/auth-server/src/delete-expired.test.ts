import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { useAuthService } from '../test/auth-service.ts'
import { authDatabase } from './database.ts'
import { deleteExpired } from './delete-expired.ts'
import { authSettings } from './settings.ts'

const service = useAuthService({ signUp: { enabled: true }, autoconfirm: { email: true } })
const settings = authSettings.parse({ siteUrl: 'http://localhost:3000' })
const oneDay = 86_400_000

/** What the upkeep removes when it runs so many days from now. */
const forgetIn = (days: number) =>
  deleteExpired({
    database: authDatabase(service.pool),
    settings,
    now: () => new Date(Date.now() + days * oneDay),
  })

const rowsOf = async (table: string) =>
  Number((await service.pool.query(`SELECT count(*) FROM auth.${table}`)).rows[0].count)

test('what is over goes in its time, what is in use stays', async () => {
  const email = `${randomUUID()}@club.example`
  const password = 'un mot de passe assez long'
  const client = service.client()
  const { data } = await client.auth.signUp({ email, password })
  const enrolled = await client.auth.mfa.enroll({ factorType: 'totp' })
  expect(enrolled.error).toBeNull()
  await client.auth.mfa.challenge({ factorId: enrolled.data?.id ?? '' })
  await service.admin().generateLink({ type: 'recovery', email })
  await client.auth.signInWithPassword({ email, password: 'un autre' })
  await service.pool.query(
    `INSERT INTO auth.flow_state (id, provider_type, authentication_method, created_at)
     VALUES ($1, 'magiclink', 'magiclink', now())`,
    [randomUUID()],
  )
  const brief = ['one_time_tokens', 'flow_state', 'mfa_challenges', 'mfa_factors', 'allure_failed_attempts']
  // A failure counts for its visitor, and for all visitors together.
  const rows = (table: string) => (table === 'allure_failed_attempts' ? 2 : 1)
  for (const table of [...brief, 'sessions'])
    expect([table, await rowsOf(table)]).toEqual([table, rows(table)])

  expect(Object.values(await forgetIn(0.5)).every((count) => count === 0)).toBe(true)

  // The failure is that of the sign-in just above; the challenge goes before its factor would take it along.
  expect(await forgetIn(2)).toMatchObject(Object.fromEntries(brief.map((table) => [table, rows(table)])))
  expect(await rowsOf('sessions')).toBe(1)
  const traces = await rowsOf('audit_log_entries')
  expect(traces).toBeGreaterThan(0)

  expect(await forgetIn(399)).toMatchObject({ sessions: 0, audit_log_entries: traces })
  expect(await forgetIn(401)).toMatchObject({ sessions: 1, audit_log_entries: 0 })
  expect((await service.admin().getUserById(data.user?.id ?? '')).data.user?.email).toBe(email)
})
