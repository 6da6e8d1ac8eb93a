import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { readFeedSecret } from '#app/domain/competitions/store.server.ts'
import { standingClock } from '#app/outside/clock.ts'
import { auditLog, members, outgoingMails, recoveryCodes, sessions } from '#db/schema/index.ts'
import { heldPerson } from '#test/accounts/held-person.ts'
import { useDatabase } from '#test/database.ts'
import { personDataKinds } from './person-data-store.server.ts'
import { collectPersonData, eraseAccount } from './store.server.ts'

const held = useDatabase()
const content = await openSiteContent({ showsSamples: true, now: () => new Date() })
const services = () => ({
  database: held.connection.database,
  clock: standingClock('2026-11-20T10:00:00Z'),
  content,
})
test('everything held of a person is collected, and no secret with it', async () => {
  const { person, codes } = await heldPerson(services())
  await heldPerson(services())
  const tracesOf = async (userId: string) => [{ action: 'login', userId }]
  const data = await collectPersonData(services().database, person, { tracesOf })
  const counts = Object.fromEntries(
    Object.entries(data).map(([key, rows]) => [key, Array.isArray(rows) ? rows.length : undefined]),
  )
  expect(counts).toEqual({
    membre: 1,
    commandes: 1,
    stages: 1,
    listesDAttente: 1,
    commandesDuCompte: 1,
    gestesSurCommandes: 1,
    sessions: 1,
    connexions: 1,
    codesDeSecours: 10,
    courses: 1,
    coursesProposees: 1,
    agenda: 3,
    articlesAttendus: 1,
    envoisDuClub: 1,
    temoignages: 1,
    lectures: 3,
    allures: 2,
    messages: 1,
    courriers: 3,
    declarations: 1,
    journal: 1,
    tracesDuCompte: 1,
    textes: 0,
    stock: 1,
    reponsesAuxMessages: 0,
  })
  const text = JSON.stringify(data)
  expect(text).not.toContain('123456')
  expect(text).not.toContain('codeHash')
  const secret = await readFeedSecret({ ...services(), appSecret: 'secret' }, person.userId)
  expect(secret).toBeDefined()
  expect(text).not.toContain(secret)
  expect(text).not.toContain('secretHash')
  for (const code of codes) expect(text).not.toContain(code)
})

test('an account that is deleted leaves what the law asks for, and a email', async () => {
  const { person } = await heldPerson(services())
  const other = await heldPerson(services())
  const { database } = services()
  const before = await collectPersonData(database, other.person)
  const removed: string[] = []
  expect(await eraseAccount(services(), person, async () => void removed.push(person.userId))).toBe('erased')
  expect(removed).toEqual([person.userId])

  const { userId, email } = person
  expect(await database.select().from(members).where(eq(members.userId, userId))).toEqual([])
  expect(await database.select().from(sessions).where(eq(sessions.userId, userId))).toEqual([])
  expect(await database.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId))).toEqual([])
  const left = await collectPersonData(database, person)
  expect(left.messages).toEqual([])
  for (const key of [
    'courses',
    'coursesProposees',
    'agenda',
    'articlesAttendus',
    'envoisDuClub',
    'temoignages',
    'lectures',
    'allures',
  ])
    expect(left[key]).toEqual([])
  expect(left.declarations).toHaveLength(1)
  expect(left.commandes).toHaveLength(1)
  expect(left.commandesDuCompte).toEqual([])
  const mails = await database.select().from(outgoingMails).where(eq(outgoingMails.recipient, email))
  expect(mails.map(({ template }) => template).sort()).toEqual(['account-deleted', 'declaration-receipt'])
  expect(
    await database
      .select()
      .from(outgoingMails)
      .where(eq(outgoingMails.recipient, person.phones[0] ?? '')),
  ).toEqual([])
  const lines = await database.select().from(auditLog).where(eq(auditLog.subjectId, userId))
  expect(lines.map(({ action }) => action)).toContain('account.deleted')

  expect(await collectPersonData(database, other.person)).toEqual(before)
  expect(Object.keys(before).filter((kind) => JSON.stringify(before[kind]) === '[]')).toEqual([
    'tracesDuCompte',
    'textes',
    'reponsesAuxMessages',
  ])
})

test('nothing is deleted when the account itself cannot be', async () => {
  const { person } = await heldPerson(services())
  const failing = eraseAccount(services(), person, () => Promise.reject(new Error('the service is away')))
  await expect(failing).rejects.toThrow('away')
  expect((await collectPersonData(services().database, person)).membre).toHaveLength(1)
})

test('the last person who can administer the site stays', async () => {
  const { person } = await heldPerson(services(), 'admin')
  const removed: string[] = []
  const remove = async () => void removed.push('account')
  expect(await eraseAccount(services(), person, remove)).toBe('last-admin')
  expect(removed).toEqual([])
  await heldPerson(services(), 'admin')
  expect(await eraseAccount(services(), person, remove)).toBe('erased')
})

test('a made-up coach is nobody who could administer the site', async () => {
  const { database } = services()
  await database.update(members).set({ status: 'ended' })
  const [real, sample] = [await heldPerson(services(), 'admin'), await heldPerson(services(), 'admin')]
  await database.update(members).set({ isSample: true }).where(eq(members.userId, sample.person.userId))
  expect(await eraseAccount(services(), real.person, async () => undefined)).toBe('last-admin')
  expect(await eraseAccount(services(), sample.person, async () => undefined)).toBe('erased')
})

test('many who ask at once leave the service a connection to work with', async () => {
  const { person } = await heldPerson(services())
  const { database } = services()
  const remove = async () => void (await database.execute(sql`SELECT 1`))
  const asked = Array.from({ length: 15 }, () => eraseAccount(services(), person, remove))
  expect(await Promise.all(asked)).toEqual(Array.from({ length: 15 }, () => 'erased'))
}, 10_000)

test('what stays says why, and only that', () => {
  for (const { erase, staysBecause } of personDataKinds) expect(Boolean(erase)).toBe(!staysBecause)
})
