import { randomUUID } from 'node:crypto'
import { triathlon } from '#app/domain/competitions/fixtures/competitions.ts'
import {
  changeReminder,
  giveAnswer,
  proposeCompetition,
  renewFeedSecret,
} from '#app/domain/competitions/store.server.ts'
import { giveFeedback, markRead, readReader } from '#app/domain/reading/store.server.ts'
import { makeRecoveryCodes } from '#app/domain/recovery-codes/store.server.ts'
import { noteSession } from '#app/domain/sessions/store.server.ts'
import { saveReferencePace } from '#app/domain/training/store.server.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { SiteContentReader } from '#content/collections.ts'
import type { Database } from '#db/database.ts'
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
  restockRequests,
  sentReminders,
  signIns,
  stock,
  stockMovements,
  termsTexts,
  sendingLines,
  sendings,
  testimonials,
} from '#db/schema/index.ts'
import { going, newCompetition } from '#test/competitions/athletes.ts'

type Services = { readonly database: Database; readonly clock: Clock; readonly content: SiteContentReader }

const at = new Date('2026-11-01T10:00:00Z')

/** Somebody of whom every kind of data is held. */
export async function heldPerson(services: Services, role: 'athlete' | 'admin' = 'athlete') {
  const { database } = services
  const userId = randomUUID()
  const email = `${userId}@exemple.fr`
  const phone = `+336${String(Math.random()).slice(2, 10)}`
  await database.insert(members).values({ userId, email, role, status: 'active', updatedAt: at })
  const asked = { email: email.toUpperCase(), firstName: 'Camille', askedAt: at, status: 'asked' as const }
  await database
    .insert(testimonials)
    .values({ id: randomUUID(), secretHash: `secretHash ${userId}`, ...asked })
  const codes = await makeRecoveryCodes(services, userId)
  const device = 'Ordinateur, Firefox'
  await database.insert(signIns).values({ id: randomUUID(), userId, at, device, origin: 'o', isTold: false })
  await noteSession(services, { userId, sessionId: randomUUID() }, { known: undefined, device })
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
  await orderOf(services, userId, shouted)
  await bookingOf(services, email)
  await waitOf(services, email)
  await trainingOf(services, userId)
  return { person: { userId, email, phones: [phone] }, codes }
}

/** A race, articles and figures of an athlete; gives nothing back. */
async function trainingOf(services: Services, userId: string) {
  const own = { ...services, appSecret: 'secret', siteUrl: 'https://club.example' }
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
async function orderOf({ database }: Services, userId: string, email: string) {
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
async function bookingOf({ database }: Services, email: string) {
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
async function waitOf({ database }: Services, email: string) {
  const camp = { camp: 'lanzarote', path: '/nos-stages/lanzarote', title: 'Lanzarote', startOn: '2027-03-06' }
  const wait = { waitsFor: 'places' as const, places: 1, state: 'waiting' as const, rank: 1, joinedAt: at }
  await database
    .insert(campWaits)
    .values({ ...camp, ...wait, secret: randomUUID(), firstName: 'Camille', email })
}
