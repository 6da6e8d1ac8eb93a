import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { get } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  cancelCompetition,
  giveAnswer,
  hideParticipation,
  renewFeedSecret,
} from '#app/domain/competitions/store.server.ts'
import { systemClock } from '#app/outside/clock.ts'
import { competitions, members } from '#db/schema/index.ts'
import { makeAccount } from '../../accounts/site-accounts.ts'
import { useDatabase } from '../../database.ts'
import { startSiteProcess, type SiteProcess } from '../../site-process.ts'

const held = useDatabase()
const appSecret = 'un secret pour signer les adresses des agendas'
const services = () => ({ database: held.connection.database, clock: systemClock, appSecret })
let site: SiteProcess

beforeAll(async () => {
  site = await startSiteProcess({
    DATABASE_URL: held.url,
    APP_SECRET: appSecret,
    SAMPLE_CONTENT: 'off',
    TRUST_PROXY: 'on',
  })
})
afterAll(() => site.stop())

type Made = { title: string; startOn: string; startTime?: string; groupSlug?: string; status?: 'proposed' }

async function competition({ startOn, ...change }: Made): Promise<string> {
  const [row] = await held.connection.database
    .insert(competitions)
    .values({
      discipline: 'route',
      startOn,
      endOn: startOn,
      place: 'Annecy',
      region: 'auvergne-rhone-alpes',
      formats: [{ key: '10', name: '10 km', legs: [{ sport: 'course', metres: 10_000 }] }],
      status: 'confirmed',
      updatedAt: new Date('2026-11-01T10:00:00Z'),
      ...change,
    })
    .returning({ id: competitions.id })
  return row?.id ?? ''
}

async function athlete({ groups = [] }: { groups?: string[] } = {}) {
  const memberId = await makeAccount(held.url, {
    standing: 'member',
    email: `${crypto.randomUUID()}@club.example`,
  })
  await change(memberId, { groups })
  const viewer = { memberId, groups, isCoach: false }
  const { secret } = await renewFeedSecret(services(), memberId)
  return { memberId, viewer, secret }
}

async function change(memberId: string, values: Partial<typeof members.$inferInsert>): Promise<void> {
  await held.connection.database.update(members).set(values).where(eq(members.userId, memberId))
}

function ask(secret: string, kind = 'tout', headers: Record<string, string> = {}, method = 'GET') {
  return fetch(`${site.url}/agenda/${secret}/${kind}.ics`, { method, headers, redirect: 'manual' })
}

/** The events as another program reads them, by title. */
async function eventsOf(secret: string, kind = 'tout'): Promise<Map<string, ICAL.Event>> {
  const answer = await ask(secret, kind)
  expect(answer.status).toBe(200)
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  return new Map(events.map((event) => [event.summary, event]))
}

const going = {
  answer: 'going' as const,
  format: '10',
  goal: 'A' as const,
  targetTime: 2400,
  carSharing: 'Deux places au départ de Lyon',
  isHidden: false,
}

test('another program reads it: the same event in Paris on both nights of the clock, and on a leap day', async () => {
  await competition({ title: 'Course d’été', startOn: '2027-03-28', startTime: '09:00' })
  await competition({ title: 'Course d’hiver', startOn: '2027-10-31', startTime: '09:00' })
  await competition({ title: 'Course du 29', startOn: '2028-02-29' })
  const { secret } = await athlete()
  const events = await eventsOf(secret)
  expect(events.get('Course d’été')?.startDate.toJSDate().toISOString()).toBe('2027-03-28T07:00:00.000Z')
  expect(events.get('Course d’hiver')?.startDate.toJSDate().toISOString()).toBe('2027-10-31T08:00:00.000Z')
  expect(events.get('Course du 29')?.startDate.toString()).toBe('2028-02-29')
  expect(events.get('Course du 29')?.endDate.toString()).toBe('2028-03-01')
})

test('says what it is, who may keep it, and nothing of where it came from', async () => {
  const { secret } = await athlete()
  const { headers } = await ask(secret, 'mes-courses')
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(headers.get('content-disposition')).toBe('inline; filename="mes-courses.ics"')
  expect(headers.get('cache-control')).toBe('private, max-age=300')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('x-robots-tag')).toContain('noindex')
  expect(headers.get('set-cookie')).toBeNull()
  expect((await ask(secret)).headers.get('last-modified')).toMatch(/ GMT$/)
})

test('its tag is strong, stays while nothing changes, and spares the octets', async () => {
  const id = await competition({ title: 'Course à venir', startOn: '2027-05-02' })
  const { secret, viewer } = await athlete()
  const first = await ask(secret)
  const tag = first.headers.get('etag') ?? ''
  expect(tag).toMatch(/^"[\w-]+"$/)
  const again = await ask(secret, 'tout', { 'if-none-match': `"autre", W/${tag}` })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag])
  // Somebody's answer is a change of the calendar, not of this feed.
  await giveAnswer(services(), viewer, { competitionId: id, given: going })
  expect((await ask(secret, 'tout', { 'if-none-match': tag })).status).toBe(304)
  await cancelCompetition(services(), { competitionId: id, actor: undefined })
  const changed = await ask(secret, 'tout', { 'if-none-match': tag })
  expect(changed.status).toBe(200)
  expect(changed.headers.get('etag')).not.toBe(tag)
})

test('HEAD says the same without the octets; each encoding has a tag of its own, any of them is known', async () => {
  const { secret } = await athlete()
  const [plain, gzip, brotli] = await Promise.all(['identity', 'gzip', 'br'].map((name) => raw(secret, name)))
  if (!plain || !gzip || !brotli) throw new Error('not answered')
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true)
  const tags = [plain, gzip, brotli].map(({ headers }) => String(headers.etag))
  expect(new Set(tags).size).toBe(3)
  for (const tag of tags) expect((await ask(secret, 'tout', { 'if-none-match': tag })).status).toBe(304)
  const head = await ask(secret, 'tout', { 'accept-encoding': 'identity' }, 'HEAD')
  expect(head.status).toBe(200)
  expect(head.headers.get('content-length')).toBe(String(plain.body.length))
  expect(head.headers.get('etag')).toBe(tags[0])
  expect(plain.headers.vary).toBe('accept-encoding')
})

test('a cancelled race stays, marked; its name stays and the changes are counted', async () => {
  const id = await competition({ title: 'Semi annulé', startOn: '2027-06-06' })
  const { secret, viewer } = await athlete()
  await giveAnswer(services(), viewer, { competitionId: id, given: going })
  const kinds = ['tout', 'mes-courses']
  const before = await Promise.all(
    kinds.map(async (kind) => (await eventsOf(secret, kind)).get('Semi annulé')),
  )
  await cancelCompetition(services(), { competitionId: id, actor: undefined })
  for (const [index, kind] of kinds.entries()) {
    const after = (await eventsOf(secret, kind)).get('Annulé\u00A0: Semi annulé')
    expect(after?.uid).toBe(before[index]?.uid)
    expect((after?.sequence ?? 0) - (before[index]?.sequence ?? 0)).toBe(1)
    expect(after?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
  }
})

test('an address that was renewed is one that never was', async () => {
  const { secret, memberId } = await athlete()
  const tag = (await ask(secret)).headers.get('etag') ?? ''
  const { secret: renewed } = await renewFeedSecret(services(), memberId)
  const answers = await Promise.all([
    ask(secret),
    ask(secret, 'tout', { 'if-none-match': tag }),
    ask('A'.repeat(32)),
  ])
  const said = await Promise.all(answers.map(async (one) => `${one.status} ${await one.text()}`))
  expect(new Set(said).size).toBe(1)
  expect(answers[0]?.status).toBe(404)
  expect((await ask(renewed)).status).toBe(200)
})

test.each(['suspended', 'ended', 'invited'] as const)(
  'who is %s has no feed, until they are back',
  async (status) => {
    const { secret, memberId } = await athlete()
    await change(memberId, { status })
    for (const kind of ['tout', 'mes-courses']) expect((await ask(secret, kind)).status).toBe(404)
    await change(memberId, { status: 'active' })
    expect((await ask(secret)).status).toBe(200)
  },
)

test('the feed of who is deleted goes with them', async () => {
  const { secret, memberId } = await athlete()
  await held.connection.database.delete(members).where(eq(members.userId, memberId))
  expect((await ask(secret)).status).toBe(404)
})

test('a race of a group is for the group and coaches; what leaves one’s sight leaves the feed', async () => {
  await competition({ title: 'Stage élite', startOn: '2027-07-04', groupSlug: 'elite' })
  await competition({ title: 'Pas encore décidé', startOn: '2027-07-05', status: 'proposed' })
  const [of, other, coach] = [await athlete({ groups: ['Élite'] }), await athlete(), await athlete()]
  await change(coach.memberId, { role: 'admin' })
  expect((await eventsOf(of.secret)).has('Stage élite')).toBe(true)
  expect((await eventsOf(coach.secret)).has('Stage élite')).toBe(true)
  expect((await eventsOf(other.secret)).has('Stage élite')).toBe(false)
  for (const { secret } of [of, other, coach])
    expect((await eventsOf(secret)).has('Pas encore décidé')).toBe(false)
  await change(of.memberId, { groups: ['Loisir'] })
  expect((await eventsOf(of.secret)).has('Stage élite')).toBe(false)
})

test('one’s own feed has one’s own races, hidden ones too; no feed has anybody else’s', async () => {
  const hidden = await competition({ title: 'Course secrète', startOn: '2027-08-01' })
  const passed = await competition({ title: 'Course sans moi', startOn: '2027-08-02' })
  const thought = await competition({ title: 'Course peut-être', startOn: '2027-08-03' })
  const [owner, mate] = [await athlete(), await athlete()]
  await giveAnswer(services(), owner.viewer, { competitionId: hidden, given: going })
  await hideParticipation(services(), owner.viewer, { competitionId: hidden, isHidden: true })
  await giveAnswer(services(), owner.viewer, {
    competitionId: passed,
    given: { ...going, answer: 'passing' },
  })
  await giveAnswer(services(), owner.viewer, {
    competitionId: thought,
    given: { ...going, answer: 'maybe' },
  })
  const own = await eventsOf(owner.secret, 'mes-courses')
  expect([...own.keys()]).toEqual(['Course secrète', 'Course peut-être'])
  expect(own.get('Course secrète')?.description).toContain('Objectif A')
  expect((await eventsOf(mate.secret, 'mes-courses')).size).toBe(0)
  for (const secret of [mate.secret, owner.secret]) {
    const text = await (await ask(secret)).text()
    for (const word of ['Camille', 'Essai', 'Lyon', 'Objectif', owner.memberId])
      expect(text).not.toContain(word)
  }
})

test('who guesses addresses has to wait; a right address always answers, from the same place too', async () => {
  const { secret } = await athlete()
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const guesses = await Promise.all(
    Array.from({ length: 60 }, (_, index) => ask(`B${index}`.padEnd(32, 'x'), 'tout', from('192.0.2.1'))),
  )
  const statuses = new Set(guesses.map(({ status }) => status))
  expect([...statuses].every((status) => status === 404 || status === 429)).toBe(true)
  const refused = await ask('C'.padEnd(32, 'x'), 'tout', from('192.0.2.1'))
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask(secret, 'tout', from('192.0.2.1'))).status).toBe(200)
  expect((await ask(secret, 'tout', from('192.0.2.2'))).status).toBe(200)
})

test('what is no feed is not found, and no secret is in the log', async () => {
  const { secret } = await athlete()
  for (const path of [
    `${secret}/autre.ics`,
    `${secret}`,
    `${secret.slice(1)}/tout.ics`,
    `${secret}/tout.ics/`,
  ])
    expect((await fetch(`${site.url}/agenda/${path}`)).status).toBe(404)
  expect((await fetch(`${site.url}/agenda/${secret}/tout.ics`, { method: 'POST' })).status).toBe(403)
  await expect.poll(() => site.output()).toContain('"path":"/agenda/…/tout.ics","status":200')
  expect(site.output()).not.toContain(secret)
})

/** As it comes, compressed or not. */
function raw(secret: string, encoding: string) {
  return new Promise<{ headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
    get(`${site.url}/agenda/${secret}/tout.ics`, { headers: { 'accept-encoding': encoding } }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(pieces) }))
    }).on('error', reject)
  })
}
