import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveAnswer, withdrawAnswer } from '#app/domain/competitions/store.server.ts'
import { systemClock } from '#app/outside/clock.ts'
import { competitions, members } from '#db/schema/index.ts'
import { makeAccount, sessionCookies } from '../../accounts/site-accounts.ts'
import { startBuiltSite } from '../../built-site.ts'
import { useDatabase } from '../../database.ts'
import type { TestSite } from '../../site-process.ts'

const held = useDatabase()
const email = 'qui-demande@club.example'
let site: TestSite
let asker = ''
let cookie = ''

beforeAll(async () => {
  site = await startBuiltSite({ DATABASE_URL: held.url, SAMPLE_CONTENT: 'off' })
  asker = await makeAccount(held.url, { standing: 'member', email })
  const cookies = await sessionCookies(site.url, email)
  cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
})
afterAll(() => site.stop())

async function competition(change: Partial<typeof competitions.$inferInsert> = {}): Promise<string> {
  const [row] = await held.connection.database
    .insert(competitions)
    .values({
      title: 'L’Échappée, édition n°\u00a03',
      discipline: 'route',
      startOn: '2027-03-28',
      endOn: '2027-03-28',
      startTime: '09:00',
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

function ask(id: string, headers: Record<string, string> = { cookie }): Promise<Response> {
  const path = `/espace-athlete/competition/calendrier/${id}/evenement.ics`
  return fetch(site.url + path, { headers, redirect: 'manual' })
}

test('one event, named after the race, with one’s own answer and nobody else’s', async () => {
  const id = await competition()
  const given = {
    answer: 'maybe' as const,
    format: '10',
    goal: 'B' as const,
    targetTime: 2400,
    carSharing: 'Deux places',
    isHidden: true,
  }
  const viewer = { memberId: asker, groups: [], isCoach: false }
  const services = { database: held.connection.database, clock: systemClock }
  expect(await giveAnswer(services, viewer, { competitionId: id, given })).toEqual({ ok: true })
  const answer = await ask(id)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toContain('"l-echappee-edition-n-3-2027-03-28.ics"')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const [event, ...others] = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  expect(others).toEqual([])
  expect(event?.summary).toBe('L’Échappée, édition n°\u00a03')
  expect(event?.startDate.toJSDate().toISOString()).toBe('2027-03-28T07:00:00.000Z')
  expect(event?.component.getFirstPropertyValue('status')).toBe('TENTATIVE')
  expect(event?.description).toContain('Objectif B')
})

test('an answer that is erased takes no number back', async () => {
  const id = await competition()
  const viewer = { memberId: asker, groups: [], isCoach: false }
  const services = { database: held.connection.database, clock: systemClock }
  const given = { answer: 'going' as const, format: '10', goal: undefined, targetTime: undefined }
  await giveAnswer(services, viewer, {
    competitionId: id,
    given: { ...given, carSharing: undefined, isHidden: false },
  })
  const numbers = async () => {
    const text = await (await ask(id)).text()
    return [/SEQUENCE:(\d+)/, /DTSTAMP:(\w+)/].map((line) => line.exec(text)?.[1] ?? '')
  }
  const before = await numbers()
  await withdrawAnswer(services, viewer, id)
  const after = await numbers()
  expect(Number(after[0])).toBeGreaterThanOrEqual(Number(before[0]))
  expect([before[1], after[1]].sort()).toEqual([before[1], after[1]])
})

test('what one may not read is what does not exist, and one signs in first', async () => {
  const unknown = await ask('0d3c1a52-7d0e-4a53-9b1c-1d2f3a4b5c6d')
  const hidden = [
    await competition({ groupSlug: 'elite' }),
    await competition({ status: 'proposed' }),
    await competition({ status: 'refused', proposedBy: asker }),
  ]
  expect(unknown.status).toBe(404)
  for (const id of hidden) expect((await ask(id)).status).toBe(404)
  expect((await ask(await competition({ status: 'proposed', proposedBy: asker }))).status).toBe(200)
  const stranger = await ask(await competition(), {})
  expect([stranger.status, stranger.headers.get('location')]).toEqual([302, '/login'])
})

test('a form of subscriptions that is none of ours changes nothing', async () => {
  const address = `${site.url}/espace-athlete/competition/calendrier/abonnement`
  const send = (fields: Record<string, string>) =>
    fetch(address, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, origin: site.url },
      body: new URLSearchParams(fields),
    })
  expect((await send({ rappel: 'week-before' })).status).toBe(400)
  for (const intent of ['effacer', 'constructor']) expect((await send({ intent })).status).toBe(400)
  expect(await (await fetch(address, { headers: { cookie } })).text()).toContain('Créer mes adresses')
  expect((await send({ intent: 'rappels', rappel: 'inconnu' })).status).toBe(303)
})

test('who is suspended takes nothing away', async () => {
  const id = await competition()
  const isAsker = eq(members.userId, asker)
  await held.connection.database.update(members).set({ status: 'suspended' }).where(isAsker)
  expect((await ask(id)).status).toBe(302)
  await held.connection.database.update(members).set({ status: 'active' }).where(isAsker)
  expect((await ask(id)).status).toBe(200)
})
