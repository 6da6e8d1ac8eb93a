import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { auditLog, bookings, members, outgoingMails, sendingLines, sendings } from '#db/schema/index.ts'
import { memberServices } from '#test/accounts/members.ts'
import { booked } from '#test/camps/booking.ts'
import { useDatabase } from '#test/database.ts'
import { writtenMails } from '#test/mail/written.ts'
import { useAuthService } from '@allure/auth-server/testing'
import {
  changeLettersByLink,
  checkPeople,
  purgeSendings,
  readAudience,
  readLetterLink,
  readSending,
  sendInvitations,
  sendLetter,
  sendSome,
  turnSending,
} from './store.server.ts'

const held = useDatabase()
const service = useAuthService({}, { pool: () => held.connection.pool })
const database = () => held.connection.database
const at = (minute: number) =>
  memberServices(database(), service.admin(), {
    now: new Date(Date.UTC(2026, 10, 23, 10, minute)).toISOString(),
  })
const coach = { id: randomUUID(), name: 'Coach Essai' }

beforeEach(async () => {
  for (const table of [sendings, outgoingMails, members]) await database().delete(table)
})

async function invited(text: string, forAll = '') {
  const checked = await checkPeople({ database: database() }, { text, forAll })
  if (!checked.ok) throw new Error(checked.problem)
  return checked.people
}

const ofState = async (id: string) =>
  (await readSending({ database: database() }, { id, page: 1, perPage: 50 }))?.sending.ofState
const mails = () => database().$count(outgoingMails)

test('seventy people are invited once each, thirty a minute, whoever presses twice or stops the site', async () => {
  const text = Array.from({ length: 70 }, (_, n) => `Prénom Nom${n};p${n}@liste.example;Piste`).join('\n')
  const people = (await invited(text)).flatMap(({ invitation }) => invitation ?? [])
  const key = randomUUID()
  await Promise.all([1, 2].map(() => sendInvitations(at(0), { key, people, actor: coach })))
  expect(await ofState(key)).toEqual({ waiting: 70 })
  const [one, other] = await Promise.all([sendSome(at(0)), sendSome(at(0))])
  expect(one + other).toBe(30)
  expect(await sendSome(at(0))).toBe(0)
  expect(await mails()).toBe(30)
  for (let minute = 2; minute <= 4; minute += 2) await sendSome(at(minute))
  expect(await ofState(key)).toEqual({ sent: 70 })
  expect(await mails()).toBe(70)
  expect(await database().$count(members, eq(members.status, 'invited'))).toBe(70)
  const lines = await database().select().from(auditLog).where(eq(auditLog.subjectId, key))
  expect(lines.map(({ action, actorName }) => [action, actorName])).toEqual([
    ['sending.invitations', 'Coach Essai'],
  ])
})

test('a line that fails waits, is tried again, then is said; the others leave meanwhile', async () => {
  const people = (await invited('Zoé;zoe@liste.example\nMalo;malo@liste.example')).flatMap(
    ({ invitation }) => invitation ?? [],
  )
  const key = randomUUID()
  await sendInvitations(at(0), { key, people, actor: coach })
  const accounts = service.admin()
  const { generateLink } = accounts
  accounts.generateLink = (asked) =>
    asked.email === 'zoe@liste.example'
      ? Promise.reject(new Error('Le service est loin.'))
      : generateLink.call(accounts, asked)
  for (let minute = 0; minute < 40; minute += 5) await sendSome({ ...at(minute), accounts })
  expect(await ofState(key)).toEqual({ failed: 1, sent: 1 })
  const read = await readSending({ database: database() }, { id: key, page: 1, perPage: 5 })
  expect(read?.lines[0]).toMatchObject({ email: 'zoe@liste.example', problem: 'Le service est loin.' })
  expect(await turnSending(at(50), { id: key, from: 'failed', actor: coach })).toBe(1)
  await sendSome(at(51))
  expect(await ofState(key)).toEqual({ sent: 2 })
})

test('what waits can be stopped, once; who became a member meanwhile is left alone', async () => {
  const people = (await invited('Inès;ines@liste.example\nTom;tom@liste.example')).flatMap(
    ({ invitation }) => invitation ?? [],
  )
  const key = randomUUID()
  await person({ email: 'ines@liste.example' })
  await sendInvitations(at(0), { key, people, actor: coach })
  await database()
    .update(sendingLines)
    .set({ at: new Date(Date.UTC(2026, 10, 23, 11)) })
    .where(eq(sendingLines.email, 'tom@liste.example'))
  await sendSome(at(1))
  expect(await turnSending(at(2), { id: key, from: 'waiting', actor: coach })).toBe(1)
  expect(await turnSending(at(2), { id: key, from: 'waiting', actor: coach })).toBe(0)
  expect(await ofState(key)).toEqual({ known: 1, stopped: 1 })
  expect(await mails()).toBe(0)
})

test('each line is checked: mistakes, addresses said twice, people known already, hostile names', async () => {
  await person({ email: 'la@liste.example' })
  const people = await invited(
    'Zoé;zoe@liste.example;Piste\nZoé;ZOE@liste.example\nLà;la@liste.example\nRaté;rate@\n<script>;x@liste.example',
    'Trail, piste',
  )
  expect(people.map(({ invitation, problem, status }) => [invitation?.groups, problem, status])).toEqual([
    [['Piste', 'Trail'], undefined, undefined],
    [undefined, 'La même adresse qu’à la ligne 1.', undefined],
    [['Trail', 'piste'], undefined, 'active'],
    [undefined, expect.stringContaining('Vérifiez cette adresse'), undefined],
    [['Trail', 'piste'], undefined, undefined],
  ])
})

type Person = { email?: string; groups?: string[]; status?: 'active' | 'ended' }

async function person({
  email = `${randomUUID()}@club.example`,
  groups = [],
  status = 'active',
}: Person = {}) {
  const { data } = await service.admin().createUser({ email, email_confirm: true })
  const userId = data.user?.id ?? ''
  const row = { userId, email, groups, status, role: 'athlete' as const, updatedAt: new Date() }
  await database().insert(members).values(row)
  return { userId, email }
}

const words = { subject: 'Piste de jeudi', text: 'Bonjour,\nà jeudi.\n\nLe coach' }

test('a letter reaches each person once, with how to have no more; who has cut them gets none', async () => {
  const both = await person({ groups: ['Piste', 'piste'] })
  const cut = await person({ groups: ['Piste'] })
  await person({ groups: ['Piste'], status: 'ended' })
  await person({ groups: ['Trail'] })
  const key = randomUUID()
  const letter = { key, audience: 'groupe:piste', actor: coach, ...words }
  const sent = await Promise.all([1, 2].map(() => sendLetter(at(0), letter)))
  expect(sent).toEqual([true, true])
  expect(await sendLetter(at(0), { ...letter, text: 'Bonjour,\nà vendredi.' })).toBe(false)
  await sendSome(at(0))
  const [first] = (await writtenMails(database())).filter(({ recipient }) => recipient === cut.email)
  const token = first?.unsubscribeUrl?.split('/').at(-1) ?? ''
  expect(first?.text).toContain(first?.unsubscribeUrl)
  expect(await readLetterLink(at(1), token)).toEqual({ isCut: false })
  expect(await readLetterLink(at(1), token.split('').toReversed().join(''))).toBeUndefined()
  for (const _ of [1, 2])
    expect(await changeLettersByLink(at(1), token, { isCut: true })).toEqual({ isCut: true })
  expect(await readAudience(at(1), 'groupe:piste')).toMatchObject({
    people: [{ memberId: both.userId }],
    cut: 1,
  })
  await sendLetter(at(2), { ...letter, key: randomUUID() })
  await sendSome(at(2))
  const to = (await writtenMails(database())).map(({ recipient }) => recipient)
  expect(to.filter((one) => one === both.email)).toHaveLength(2)
  expect(to.filter((one) => one === cut.email)).toHaveLength(1)
  expect(to).toHaveLength(3)
})

test('who cuts or leaves while a letter waits is left out; nobody to write to is said', async () => {
  const gone = await person({ groups: ['Piste'] })
  const key = randomUUID()
  expect(await sendLetter(at(0), { key, audience: 'groupe:piste', actor: coach, ...words })).toBe(true)
  await database().update(members).set({ status: 'ended' }).where(eq(members.userId, gone.userId))
  await sendSome(at(0))
  expect(await ofState(key)).toEqual({ 'left-out': 1 })
  for (const audience of ['groupe:personne', 'course:x', 'rien', '', 'constructor:x'])
    expect(await sendLetter(at(0), { key: randomUUID(), audience, actor: coach, ...words })).toBe(false)
  expect(
    await purgeSendings(memberServices(database(), service.admin(), { now: '2027-11-24T10:00:00Z' })),
  ).toBe(1)
})

test('a letter to a camp reaches its guests too, each address once, with how to have no more', async () => {
  await database().delete(bookings)
  const member = await person()
  const content = await openSiteContent({ showsSamples: true, now: () => at(0).clock.now() })
  const desk = { ...at(0), content, payment: undefined, isProduction: false }
  const typed = { 'email-1': 'guest@dehors.example', 'email-2': member.email, email: 'buyer@dehors.example' }
  await booked(desk, { places: 2, change: typed })
  const again = { 'email-1': 'Guest@dehors.example', email: 'buyer@dehors.example' }
  await booked(desk, { change: again })
  const letter = { key: randomUUID(), audience: 'stage:lanzarote', actor: coach, ...words }
  expect(await sendLetter(at(0), letter)).toBe(true)
  await sendSome(at(0))
  const sent = (await writtenMails(database())).filter(({ template }) => template === 'club-letter')
  expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(
    ['buyer@dehors.example', 'guest@dehors.example', member.email].toSorted(),
  )
  const url = sent.find(({ recipient }) => recipient.startsWith('guest'))?.unsubscribeUrl ?? ''
  expect(url).not.toContain('dehors')
  const token = url.split('/').at(-1) ?? ''
  expect(await readLetterLink(at(1), token)).toEqual({ isCut: false })
  expect(await changeLettersByLink(at(1), token, { isCut: true })).toEqual({ isCut: true })
  expect(await readLetterLink(at(1), token)).toEqual({ isCut: true })
  const audience = await readAudience(at(1), 'stage:lanzarote')
  expect(audience?.people.map(({ email }) => email).toSorted()).toEqual(
    ['buyer@dehors.example', member.email].toSorted(),
  )
  expect(audience?.cut).toBe(1)
  expect(await changeLettersByLink(at(1), token, { isCut: false })).toEqual({ isCut: false })
  expect((await readAudience(at(1), 'stage:lanzarote'))?.cut).toBe(0)
})
