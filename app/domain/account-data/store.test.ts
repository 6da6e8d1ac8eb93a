import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { triathlon } from '#app/domain/competitions/fixtures/competitions.ts'
import {
  changeReminder,
  giveAnswer,
  proposeCompetition,
  readFeedSecret,
  renewFeedSecret,
} from '#app/domain/competitions/store.server.ts'
import { giveFeedback, markRead, readReader } from '#app/domain/reading/store.server.ts'
import { makeRecoveryCodes } from '#app/domain/recovery-codes/store.server.ts'
import { noteSession } from '#app/domain/sessions/store.server.ts'
import { saveReferencePace } from '#app/domain/training/store.server.ts'
import { standingClock } from '#app/outside/clock.ts'
import {
  declarations,
  auditLog,
  campWaits,
  bookingParticipants,
  bookings,
  members,
  messages,
  orderEvents,
  orders,
  outgoingMails,
  recoveryCodes,
  restockRequests,
  sentReminders,
  sessions,
  signIns,
  stock,
  stockMovements,
  termsTexts,
  sendingLines,
  sendings,
} from '#db/schema/index.ts'
import { going, newCompetition } from '#test/competitions/athletes.ts'
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
const at = new Date('2026-11-01T10:00:00Z')

/** Somebody of whom every kind of data is held. */
async function somebody(role: 'athlete' | 'admin' = 'athlete') {
  const { database } = services()
  const userId = randomUUID()
  const email = `${userId}@exemple.fr`
  const phone = `+336${String(Math.random()).slice(2, 10)}`
  await database.insert(members).values({ userId, email, role, status: 'active', updatedAt: at })
  const codes = await makeRecoveryCodes(services(), userId)
  const device = 'Ordinateur, Firefox'
  await database.insert(signIns).values({ id: randomUUID(), userId, at, device, origin: 'o', isTold: false })
  await noteSession(services(), { userId, sessionId: randomUUID() }, { known: undefined, device })
  const shouted = email.toUpperCase()
  await database.insert(messages).values({
    receivedAt: at,
    name: 'Camille',
    email: shouted,
    subject: 'coaching',
    message: 'Bonjour à vous.',
  })
  const mail = {
    subject: 'Un code',
    html: '',
    text: 'le code est 123456',
    createdAt: at,
    status: 'kept' as const,
  }
  await database.insert(outgoingMails).values([
    { ...mail, template: 'account-magiclink', recipient: email },
    { ...mail, template: 'sms', recipient: phone },
    { ...mail, template: 'declaration-receipt', recipient: email },
  ])
  await database.insert(declarations).values({
    reference: randomUUID(),
    kind: 'withdrawal',
    declaredAt: at,
    firstName: 'Camille',
    lastName: 'Essai',
    email,
    contract: 'Commande',
    fingerprint: randomUUID(),
  })
  await database
    .insert(auditLog)
    .values({ at, actorName: 'Le site', action: 'member.invited', subjectId: userId, subjectName: email })
  const place = { identifier: 'gourde', variant: userId }
  await database.insert(stock).values({ ...place, pieces: 1 })
  await database.insert(stockMovements).values({ ...place, reason: 'entry', quantity: 1, author: userId, at })
  await database.insert(restockRequests).values({ ...place, email, secret: userId, askedAt: at })
  const sending = { id: randomUUID(), kind: 'letter' as const, actorName: 'Coach', createdAt: at }
  await database.insert(sendings).values(sending)
  await database.insert(sendingLines).values({ sendingId: sending.id, email, rank: 0, at })
  await orderOf(userId, shouted)
  await bookingOf(email)
  await waitOf(email)
  await trainingOf(userId)
  return { person: { userId, email, phones: [phone] }, codes }
}

/** A race, articles and figures of an athlete; gives nothing back. */
async function trainingOf(userId: string) {
  const own = { ...services(), appSecret: 'secret', siteUrl: 'https://club.example' }
  const viewer = { memberId: userId, groups: [], isCoach: false }
  const competitionId = await newCompetition(own.database)
  await giveAnswer(own, viewer, { competitionId, given: { ...going, isHidden: true } })
  await proposeCompetition(own, viewer, { ...triathlon, formats: [], title: `Course de ${userId}` })
  await renewFeedSecret(own, userId)
  await changeReminder(own, userId, { kind: 'week-before', isCut: true })
  await own.database.insert(sentReminders).values({ key: userId, memberId: userId, sentAt: at })
  const path = '/espace-athlete/introduction'
  await readReader(own, { memberId: userId, path })
  await markRead(own, { memberId: userId, path })
  await giveFeedback(own, { memberId: userId, path, isHelpful: true })
  const pace = { measuredOn: '2026-11-01', source: 'typed' as const }
  await saveReferencePace(own, userId, { kind: 'vma', value: 17.5, ...pace })
  await saveReferencePace(own, userId, { kind: 'css', value: 92.4, ...pace })
}

/** One order, made and looked after by the same account. */
async function orderOf(userId: string, email: string) {
  const { database } = services()
  const terms = { fingerprint: 'f', version: 1, updatedOn: '2026-11-01', text: 'Conditions' }
  await database.insert(termsTexts).values(terms).onConflictDoNothing()
  const [order] = await database
    .insert(orders)
    .values({
      key: randomUUID(),
      number: `2026-${String(Math.random()).slice(2, 10)}`,
      secret: randomUUID(),
      placedAt: at,
      userId,
      email,
      firstName: 'Camille',
      lastName: 'Essai',
      paymentMethod: 'transfer',
      delivery: 'pickup',
      deliveryOption: 'remise',
      deliveryCents: 0,
      standardDeliveryCents: 0,
      goodsCents: 1600,
      totalCents: 1600,
      recap: '',
      terms: 'f',
      agreed: {},
    })
    .returning({ id: orders.id })
  const event = { act: 'place', at, actor: 'team', author: userId }
  await database.insert(orderEvents).values({ ...event, orderId: order?.id ?? '' })
}

/** One camp, booked by somebody else for them. */
async function bookingOf(email: string) {
  const { database } = services()
  const camp = { camp: 'lanzarote', startOn: '2027-03-06', endOn: '2027-03-13', recap: '', agreed: {} }
  const [booking] = await database
    .insert(bookings)
    .values({ ...camp, key: randomUUID(), secret: randomUUID(), placedAt: at })
    .returning({ id: bookings.id })
  const own = { bookingId: booking?.id ?? '', rank: 1, firstName: 'Camille', lastName: 'Essai', email }
  const price = { tariff: 'full' as const, priceCents: 69_000, options: [], fitnessDeclaredAt: at }
  await database.insert(bookingParticipants).values({ ...own, ...price })
}

/** A place of a full camp, wished for without an account. */
async function waitOf(email: string) {
  const camp = { camp: 'lanzarote', path: '/nos-stages/lanzarote', title: 'Lanzarote', startOn: '2027-03-06' }
  const wait = { waitsFor: 'places' as const, places: 1, state: 'waiting' as const, rank: 1, joinedAt: at }
  await services()
    .database.insert(campWaits)
    .values({ ...camp, ...wait, secret: randomUUID(), firstName: 'Camille', email })
}

test('everything held of a person is collected, and no secret with it', async () => {
  const { person, codes } = await somebody()
  await somebody()
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
  const { person } = await somebody()
  const other = await somebody()
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
  const { person } = await somebody()
  const failing = eraseAccount(services(), person, () => Promise.reject(new Error('the service is away')))
  await expect(failing).rejects.toThrow('away')
  expect((await collectPersonData(services().database, person)).membre).toHaveLength(1)
})

test('the last person who can administer the site stays', async () => {
  const { person } = await somebody('admin')
  const removed: string[] = []
  const remove = async () => void removed.push('account')
  expect(await eraseAccount(services(), person, remove)).toBe('last-admin')
  expect(removed).toEqual([])
  await somebody('admin')
  expect(await eraseAccount(services(), person, remove)).toBe('erased')
})

test('a made-up coach is nobody who could administer the site', async () => {
  const { database } = services()
  await database.update(members).set({ status: 'ended' })
  const [real, sample] = [await somebody('admin'), await somebody('admin')]
  await database.update(members).set({ isSample: true }).where(eq(members.userId, sample.person.userId))
  expect(await eraseAccount(services(), real.person, async () => undefined)).toBe('last-admin')
  expect(await eraseAccount(services(), sample.person, async () => undefined)).toBe('erased')
})

test('many who ask at once leave the service a connection to work with', async () => {
  const { person } = await somebody()
  const { database } = services()
  const remove = async () => void (await database.execute(sql`SELECT 1`))
  const asked = Array.from({ length: 15 }, () => eraseAccount(services(), person, remove))
  expect(await Promise.all(asked)).toEqual(Array.from({ length: 15 }, () => 'erased'))
}, 10_000)

test('what stays says why, and only that', () => {
  for (const { erase, staysBecause } of personDataKinds) expect(Boolean(erase)).toBe(!staysBecause)
})
