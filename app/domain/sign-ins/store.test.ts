import { and, count, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { nameOfAction, writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import { signIns } from '#db/schema/index.ts'
import { memberServices } from '#test/accounts/members.ts'
import { useDatabase } from '#test/database.ts'
import { useAuthService } from '@allure/auth-server/testing'
import { disownSignIn, listHistory, noteSignIn } from './store.server.ts'
import { signInToken } from './token.server.ts'

const held = useDatabase()
const service = useAuthService({}, { pool: () => held.connection.pool })
const services = (now: string) => memberServices(held.connection.database, service.admin(), { now })
const { appSecret } = memberServices(undefined as never, undefined as never)

async function someone() {
  const email = `${randomUUID()}@club.example`
  const { data } = await service.admin().createUser({ email, email_confirm: true })
  return { userId: data.user?.id ?? '', email }
}

const fromNewDevice = (who: { userId: string; email: string }, at: string) =>
  noteSignIn(
    held.connection.database,
    { ...who, userAgent: '', from: 'n', isKnownDevice: false, isExpected: false },
    { at: new Date(at), appSecret },
  )

test('of many sign-ins from new devices five are told a day, and as many the next', async () => {
  const who = await someone()
  const told = async () => {
    const isTold = and(eq(signIns.userId, who.userId), eq(signIns.isTold, true))
    const [row] = await held.connection.database.select({ told: count() }).from(signIns).where(isTold)
    return row?.told
  }
  for (let time = 0; time < 6; time += 1) await fromNewDevice(who, '2026-11-20T10:00:00Z')
  expect(await told()).toBe(5)
  for (let time = 0; time < 6; time += 1) await fromNewDevice(who, '2026-11-21T10:01:00Z')
  expect(await told()).toBe(10)
})

test('a sign-in that is disowned takes the second factors added since along, and leaves the owner’s', async () => {
  const who = await someone()
  await fromNewDevice(who, '2026-11-20T09:00:00Z')
  const [before, since] = [randomUUID(), randomUUID()]
  for (const [id, at] of [
    [before, '2026-11-19T10:00:00Z'],
    [since, '2026-11-20T09:30:00Z'],
  ])
    await service.pool.query(
      `INSERT INTO auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       VALUES ($1, $2, 'totp', 'verified', $3, $3)`,
      [id, who.userId, at],
    )
  const [row] = await held.connection.database.select().from(signIns).where(eq(signIns.userId, who.userId))
  const token = signInToken(appSecret, row?.id ?? '')
  expect(await disownSignIn(services('2026-11-20T10:00:00Z'), token)).toBe('done')
  const { data } = await service.admin().mfa.listFactors({ userId: who.userId })
  expect(data?.factors.map(({ id }) => id)).toEqual([before])
})

test('the history of an account says what others did to it, and not what its owner did to others', async () => {
  const { database } = held.connection
  const [athlete, coach] = [
    { id: randomUUID(), name: 'Zoé' },
    { id: randomUUID(), name: 'Coach' },
  ]
  const at = new Date('2026-11-20T10:00:00Z')
  await writeAuditLog(database, { at, actor: coach, action: 'member.suspended', subject: athlete })
  const wordsOf = async (id: string) => (await listHistory(database, id)).map(({ words }) => words)
  expect(await wordsOf(athlete.id)).toEqual([nameOfAction('member.suspended')])
  expect(await wordsOf(coach.id)).toEqual([])
})
