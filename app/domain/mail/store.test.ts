import { eq, sql, type SQL } from 'drizzle-orm'
import { Logger, runOnce } from 'graphile-worker'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openSiteContent } from '#app/content/site-content.ts'
import { readClub } from '#app/domain/club/store.server.ts'
import { standingClock } from '#app/outside/clock.ts'
import type { Email, MailTransport } from '#app/outside/mail/mail-transport.ts'
import { outboxTransport, RefusedMailError } from '#app/outside/mail/mail-transport.ts'
import { outgoingMails } from '#db/schema/index.ts'
import { useDatabase } from '#test/database.ts'
import {
  countFailedMails,
  deliverMail,
  findMail,
  listMails,
  purgeMails,
  queueEmail,
  queueMail,
  retryMail,
  retryUnsentMails,
} from './store.server.ts'

const held = useDatabase()
const content = await openSiteContent({ showsSamples: true, now: () => new Date() })
const clock = standingClock('2026-11-20T10:00:00Z')
const mail = {
  template: 'test',
  recipient: 'athlete@exemple.fr',
  subject: 'Sujet',
  html: '<p>A</p>',
  text: 'A',
}
const silent = new Logger(() => () => undefined)
const database = () => held.connection.database

test('a transaction that fails leaves neither mail nor job', async () => {
  const failed = database().transaction(async (transaction) => {
    await queueMail(transaction, mail, clock.now())
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect(await listMails(database(), 10)).toEqual([])
  expect(await countJobs()).toBe(0)
})

test('a mail server that is down delays a mail and loses none', async () => {
  const transport = transportDownFor(2)
  const id = await queue()
  await work(transport)
  expect(await findMail(database(), id)).toMatchObject({
    status: 'failed',
    attempts: 1,
    lastError: 'server down',
  })

  await hurry()
  await work(transport)
  expect(await findMail(database(), id)).toMatchObject({ status: 'failed', attempts: 2 })

  await hurry()
  await work(transport)
  expect(await findMail(database(), id)).toMatchObject({ status: 'sent', attempts: 3, lastError: null })
  expect(transport.delivered).toMatchObject([
    { to: 'athlete@exemple.fr', from: 'club@exemple.fr', subject: 'Sujet' },
  ])
  await expect.poll(countJobs).toBe(0)
})

test('a mail that left is not sent twice', async () => {
  const transport = transportDownFor(0)
  const id = await queue()
  await deliverMail(services(transport), { id })
  await deliverMail(services(transport), { id })
  expect(transport.delivered).toHaveLength(1)
  await work(transport)
  expect(transport.delivered).toHaveLength(1)
})

test('asked for again while it is delivered, a mail leaves once, and a late failure changes nothing', async () => {
  const id = await queue()
  const slow = transportThatWaits()
  const first = deliverMail(services(slow.transport), { id })
  await expect.poll(() => slow.asked()).toBe(1)
  await retryUnsentMails(database())
  await expect(deliverMail(services(transportDownFor(0)), { id })).rejects.toThrow('under way')
  slow.answer()
  await first
  await deliverMail(services(transportDownFor(1)), { id })
  expect(await findMail(database(), id)).toMatchObject({ status: 'sent', attempts: 1, lastError: null })
})

test('the claim of a process that was killed is taken over; what fails after that does not undo « sent »', async () => {
  const id = await queue()
  const slow = transportThatWaits()
  const stuck = deliverMail(services(slow.transport), { id })
  await expect.poll(() => slow.asked()).toBe(1)
  const later = { ...services(transportDownFor(0)), clock: standingClock('2026-11-20T10:03:00Z') }
  await deliverMail(later, { id })
  slow.fail()
  await expect(stuck).rejects.toThrow()
  expect(await findMail(database(), id)).toMatchObject({ status: 'sent', attempts: 2, lastError: null })
})

test('a failure of a claim that was taken over leaves the delivery under way alone', async () => {
  const id = await queue()
  const [first, second] = [transportThatWaits(), transportThatWaits()]
  const stuck = deliverMail(services(first.transport), { id })
  await expect.poll(() => first.asked()).toBe(1)
  const later = { ...services(second.transport), clock: standingClock('2026-11-20T10:03:00Z') }
  const underWay = deliverMail(later, { id })
  await expect.poll(() => second.asked()).toBe(1)
  first.fail()
  await expect(stuck).rejects.toThrow()
  expect(await findMail(database(), id)).toMatchObject({ status: 'waiting', claimedAt: later.clock.now() })
  second.answer()
  await underWay
})

test('a mail that is refused for good ends, is told once, and may be tried again by a person', async () => {
  const refusing: MailTransport = { deliver: () => Promise.reject(new RefusedMailError('550 no such user')) }
  const [other, id] = [await queue(), await queue()]
  await database().update(outgoingMails).set({ attempts: 1 }).where(eq(outgoingMails.id, other))
  await deliverMail(services(refusing), { id })
  expect(await findMail(database(), id)).toMatchObject({ status: 'unsent', lastError: '550 no such user' })
  expect(await findMail(database(), other)).toMatchObject({ status: 'waiting', lastError: null })
  expect(await countFailedMails(database())).toBe(0)
  await retryUnsentMails(database())
  await deliverMail(services(transportDownFor(0)), { id })
  expect(await findMail(database(), id)).toMatchObject({ status: 'unsent' })
  const told = (await listMails(database(), 10)).filter(({ template }) => template === 'mail-refused')
  expect(told).toMatchObject([{ facts: { id, recipient: mail.recipient, reason: '550 no such user' } }])
  expect(await retryMail(services(refusing), { id, actor: { id, name: 'Coach' } })).toBe(true)
  await deliverMail(services(transportDownFor(0)), { id })
  expect(await findMail(database(), id)).toMatchObject({ status: 'sent', lastError: null })
  await database().delete(outgoingMails)
})

test('without a mail server a mail stays in the outbox', async () => {
  const id = await queue()
  await work(outboxTransport)
  expect(await findMail(database(), id)).toMatchObject({ status: 'kept' })
})

const greeting = {
  name: 'greeting',
  facts: z.object({ name: z.string(), at: z.coerce.date() }),
}

test('an email waits as its facts, is written once when it leaves, and goes to the club without an address', async () => {
  const facts = { name: 'Élodie', at: clock.now() }
  const ids = await database().transaction(async (transaction) => [
    await queueEmail(transaction, greeting, { to: 'elodie@exemple.fr', facts }, clock.now()),
    await queueEmail(transaction, greeting, { facts }, clock.now()),
  ])
  const [first = '', second = ''] = ids
  expect(await findMail(database(), first)).toMatchObject({
    subject: 'greeting',
    text: '',
    facts: { name: 'Élodie', at: clock.now().toISOString() },
  })
  const transport = transportDownFor(1)
  await expect(deliverMail(services(transport), { id: first })).rejects.toThrow('server down')
  const written = { subject: 'greeting', text: 'Élodie, 2026', facts: null }
  expect(await findMail(database(), first)).toMatchObject({ ...written, status: 'failed' })
  const changed = { ...services(transport), writeEmail: () => Promise.reject(new Error('Written twice.')) }
  await deliverMail(changed, { id: first })
  await deliverMail(services(transport), { id: second })
  expect(transport.delivered).toMatchObject([
    { to: 'elodie@exemple.fr', text: 'Élodie, 2026' },
    { to: (await readClub(content)).facts.email, text: 'Élodie, 2026' },
  ])
})

test('facts that are not what the template needs are refused before they wait', async () => {
  const wrong = { name: 'Élodie', at: new Date(Number.NaN) }
  const queued = database().transaction((transaction) =>
    queueEmail(transaction, greeting, { facts: wrong }, clock.now()),
  )
  await expect(queued).rejects.toThrow()
})

test('an email that cannot be written is tried again', async () => {
  const facts = { name: 'Élodie', at: clock.now() }
  const id = await database().transaction((transaction) =>
    queueEmail(transaction, greeting, { facts }, clock.now()),
  )
  const broken = { ...services(outboxTransport), writeEmail: () => Promise.reject(new Error('no words')) }
  await expect(deliverMail(broken, { id })).rejects.toThrow('no words')
  expect(await findMail(database(), id)).toMatchObject({ status: 'failed', lastError: 'no words' })
  await deliverMail(services(outboxTransport), { id })
  expect(await findMail(database(), id)).toMatchObject({ status: 'kept', text: 'Élodie, 2026' })
})

test('a mail given up gets another round of attempts', async () => {
  const id = await queue()
  await work(transportDownFor(1))
  await database().execute(sql`UPDATE graphile_worker._private_jobs SET attempts = max_attempts`)
  await hurry()
  await work(transportDownFor(0))
  expect(await findMail(database(), id)).toMatchObject({ status: 'failed' })

  expect(await retryUnsentMails(database())).toBe(1)
  await work(transportDownFor(0))
  expect(await findMail(database(), id)).toMatchObject({ status: 'sent' })
})

test('mails are removed after a year, but never before they left', async () => {
  await database().delete(outgoingMails)
  const old = new Date('2025-11-19T10:00:00Z')
  const rows = [
    { ...mail, subject: 'old and sent', createdAt: old, status: 'sent' as const },
    { ...mail, subject: 'old and failed', createdAt: old, status: 'failed' as const },
    { ...mail, subject: 'old and refused', createdAt: old, status: 'unsent' as const },
    { ...mail, subject: 'recent', createdAt: new Date('2025-11-21T10:00:00Z'), status: 'sent' as const },
  ]
  await database().insert(outgoingMails).values(rows)
  expect(await purgeMails({ database: database(), clock })).toBe(2)
  const left = await listMails(database(), 10)
  expect(left.map(({ subject }) => subject)).toEqual(['recent', 'old and failed'])
})

test('an id that is none finds nothing', async () => {
  expect(await findMail(database(), 'x')).toBeUndefined()
})

function services(transport: MailTransport) {
  return {
    database: database(),
    mail: transport,
    clock,
    content,
    mailFrom: 'club@exemple.fr',
    writeEmail: async (template: string, facts: object) => {
      const { name, at } = greeting.facts.parse(facts)
      return { subject: template, html: '', text: `${name}, ${at.getUTCFullYear()}` }
    },
  }
}

function queue(): Promise<string> {
  return database().transaction((transaction) => queueMail(transaction, mail, clock.now()))
}

async function work(transport: MailTransport): Promise<void> {
  await runOnce({
    pgPool: held.connection.pool,
    taskList: { deliver_mail: (payload) => deliverMail(services(transport), payload) },
    logger: silent,
    noHandleSignals: true,
  })
  // The worker writes how a job ended after it has said that it is through.
  await expect.poll(countLocked).toBe(0)
}

async function hurry(): Promise<void> {
  await database().execute(sql`UPDATE graphile_worker._private_jobs SET run_at = now()`)
}

const countJobs = () => count(sql`true`)
const countLocked = () => count(sql`locked_at IS NOT NULL`)

async function count(condition: SQL): Promise<number> {
  const { rows } = await database().execute(
    sql`SELECT count(*)::int AS count FROM graphile_worker._private_jobs WHERE ${condition}`,
  )
  return Number(rows[0]?.count)
}

function transportThatWaits() {
  const { promise, resolve, reject } = Promise.withResolvers<'sent'>()
  let asked = 0
  return {
    transport: {
      deliver: () => {
        asked += 1
        return promise
      },
    },
    asked: () => asked,
    answer: () => resolve('sent'),
    fail: () => reject(new Error('server down')),
  }
}

function transportDownFor(times: number): MailTransport & { delivered: Email[] } {
  const delivered: Email[] = []
  let left = times
  return {
    delivered,
    async deliver(email) {
      if (left-- > 0) throw new Error('server down')
      delivered.push(email)
      return 'sent'
    },
  }
}
