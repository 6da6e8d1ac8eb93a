import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { standingClock } from '#app/outside/clock.ts'
import { auditLog, members, recoveryCodes } from '#db/schema/index.ts'
import { useDatabase } from '#test/database.ts'
import { writtenMailsTo } from '#test/mail/written.ts'
import {
  countRecoveryCodes,
  makeRecoveryCodes,
  purgeRecoveryCodes,
  spendRecoveryCode,
} from './store.server.ts'

const held = useDatabase()
const content = await openSiteContent({ showsSamples: true, now: () => new Date() })
const services = (now = '2026-11-20T10:00:00Z') => ({
  database: held.connection.database,
  clock: standingClock(now),
  content,
  siteUrl: 'http://localhost',
})

async function someone() {
  const userId = randomUUID()
  const email = `${userId}@exemple.fr`
  const updatedAt = new Date()
  await held.connection.database
    .insert(members)
    .values({ userId, email, role: 'athlete', status: 'active', firstName: 'Camille', updatedAt })
  const [code = ''] = await makeRecoveryCodes(services(), userId)
  return { userId, email, code }
}

const removed = () => {
  const calls: number[] = []
  return { calls, removeFactors: async () => void calls.push(1) }
}

test('codes are kept as hashes only, ten of them; new ones replace the old', async () => {
  const { userId, code } = await someone()
  const rows = await held.connection.database
    .select()
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
  expect(rows).toHaveLength(10)
  expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''))
  await makeRecoveryCodes(services(), userId)
  const { removeFactors } = removed()
  expect(await spendRecoveryCode(services(), { userId, typed: code, removeFactors })).toBe(false)
  expect(await countRecoveryCodes(held.connection.database, userId)).toBe(10)
})

test('a code serves once, however many ask at the same time, and its owner is told', async () => {
  const { userId, email, code } = await someone()
  const { calls, removeFactors } = removed()
  const spend = () => spendRecoveryCode(services(), { userId, typed: code.toUpperCase(), removeFactors })
  const answers = await Promise.all([spend(), spend(), spend(), spend()])
  expect(answers.filter(Boolean)).toHaveLength(1)
  expect(calls).toHaveLength(1)
  expect(await countRecoveryCodes(held.connection.database, userId)).toBe(9)
  const [line] = await held.connection.database.select().from(auditLog).where(eq(auditLog.subjectId, userId))
  expect(line).toMatchObject({ action: 'account.recovery-code-used', actorName: 'Camille' })
  const mails = await writtenMailsTo(held.connection.database, email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Second facteur retiré de votre compte'])
})

test('many who ask at once leave the service a connection to work with', async () => {
  const { userId, code } = await someone()
  const removeFactors = async () => void (await held.connection.database.execute(sql`SELECT 1`))
  const spend = () => spendRecoveryCode(services(), { userId, typed: code, removeFactors })
  const answers = await Promise.all(Array.from({ length: 15 }, spend))
  expect(answers.filter(Boolean)).toHaveLength(1)
}, 10_000)

test('nobody opens an account with a code of another', async () => {
  const [one, another] = [await someone(), await someone()]
  const { calls, removeFactors } = removed()
  for (const typed of [another.code, '', '123456', 'x'.repeat(5000)])
    expect(await spendRecoveryCode(services(), { userId: one.userId, typed, removeFactors })).toBe(false)
  expect(calls).toEqual([])
})

test('a code whose factors could not be removed has not served', async () => {
  const { userId, email, code } = await someone()
  const removeFactors = () => Promise.reject(new Error('The service is away.'))
  await expect(spendRecoveryCode(services(), { userId, typed: code, removeFactors })).rejects.toThrow('away')
  expect(await countRecoveryCodes(held.connection.database, userId)).toBe(10)
  expect(await writtenMailsTo(held.connection.database, email)).toEqual([])
})

test('a used code is forgotten after 30 days, the others stay', async () => {
  const { userId, code } = await someone()
  await spendRecoveryCode(services(), { userId, typed: code, ...removed() })
  expect(await purgeRecoveryCodes(services('2026-12-20T09:00:00Z'))).toBe(0)
  expect(await purgeRecoveryCodes(services('2026-12-25T11:00:00Z'))).toBeGreaterThan(0)
  expect(await countRecoveryCodes(held.connection.database, userId)).toBe(9)
})
