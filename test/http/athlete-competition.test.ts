import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { seasonOf, seasonSlug } from '#app/domain/competitions/season/season.ts'
import { addDays, dayInParis } from '#app/domain/shared/french-dates.ts'
import { readPdfText } from '#test/pdf/text.ts'
import { connect, type Connection } from '#db/database.ts'
import { members, participations } from '#db/schema/index.ts'
import { databaseUrlOf, makeAccount, sessionCookies } from '../accounts/site-accounts.ts'
import { newCompetition } from '../competitions/athletes.ts'
import { useSite } from './use-site.ts'

vi.setConfig({ testTimeout: 60_000 })

const { site, get, post } = useSite({ SAMPLE_CONTENT: 'off' })
const held: { connection?: Connection } = {}
beforeAll(() => {
  held.connection = connect(databaseUrlOf(site()), { onError: () => undefined })
})
afterAll(() => held.connection?.close())
const database = () => {
  if (!held.connection) throw new Error('The database is not open yet.')
  return held.connection.database
}

const calendar = '/espace-athlete/competition/calendrier'
const season = '/espace-athlete/competition/saison'
const today = dayInParis(new Date())
const ahead = { startOn: addDays(today, 30), endOn: addDays(today, 30) }
const past = { startOn: addDays(today, -30), endOn: addDays(today, -30) }
const form = (fields: Record<string, string>) => new URLSearchParams(fields)
const answer = (fields: Record<string, string>) => form({ intent: 'answer', ...fields })

type Change = { lastName?: string; groups?: string[]; standing?: 'member' | 'admin' }

/** Somebody of the club who is signed in. */
async function person({ lastName = 'Essai', groups = [], standing = 'member' }: Change = {}) {
  const email = `${crypto.randomUUID()}@club.example`
  const memberId = await makeAccount(databaseUrlOf(site()), { standing, email })
  await database().update(members).set({ lastName, groups }).where(eq(members.userId, memberId))
  const cookies = await sessionCookies(site().url, email)
  return { memberId, headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') } }
}

async function rowOf(competitionId: string, memberId: string) {
  const [row] = await database()
    .select()
    .from(participations)
    .where(and(eq(participations.competitionId, competitionId), eq(participations.memberId, memberId)))
  return row
}

async function textOf(path: string, headers: Record<string, string>): Promise<string> {
  return (await get(path, headers)).text()
}

test('an answer without a script: saved, said, shown again, and the same sent twice is one answer', async () => {
  const { memberId, headers } = await person({ lastName: 'Delorme' })
  const id = await newCompetition(database(), ahead)
  const path = `${calendar}/${id}`
  const first = await get(path, headers)
  expect(first.status).toBe(200)
  expect(first.headers.get('cache-control')).toMatch(/private, no-store/)
  expect(first.headers.get('x-robots-tag')).toBe('noindex')
  expect(await first.text()).toContain('Vous y serez')
  const fields = answer({
    answer: 'going',
    format: 'M',
    goal: 'A',
    targetTime: '2h30',
    carSharing: '2 places',
  })
  const sent = await Promise.all([post(path, fields, headers), post(path, fields, headers)])
  for (const one of sent) {
    expect(one.status).toBe(303)
    expect(one.headers.get('location')).toBe(`${path}?fait=reponse`)
  }
  const page = await textOf(`${path}?fait=reponse`, headers)
  for (const words of ['vous y allez', 'Delorme', '2:30:00', '2 places']) expect(page).toContain(words)
  expect(await rowOf(id, memberId)).toMatchObject({
    answer: 'going',
    format: 'M',
    goal: 'A',
    targetSeconds: 9000,
    isHidden: false,
  })
})

test('a mistake is said beside its field and nothing typed is lost', async () => {
  const { memberId, headers } = await person()
  const id = await newCompetition(database(), ahead)
  const sent = await post(
    `${calendar}/${id}`,
    answer({ answer: 'going', format: 'M', targetTime: 'très vite', carSharing: 'Départ à l’aube' }),
    headers,
  )
  expect(sent.status).toBe(422)
  const page = await sent.text()
  expect(page).toContain('value="très vite"')
  expect(page).toContain('value="Départ à l’aube"')
  expect(page).toContain('Indiquez un temps comme')
  expect(page).toMatch(/href="#race-targetTime"/)
  expect(await rowOf(id, memberId)).toBeUndefined()
})

test.each([
  ['a format of no race', { answer: 'going', format: 'XXL' }],
  ['a format that is code', { answer: 'going', format: '__proto__' }],
  ['a goal of no season', { answer: 'going', goal: 'D' }],
  ['an answer that is none', { answer: 'toString' }],
  ['no answer at all', {}],
  ['a time of a hundred days', { answer: 'going', targetTime: '2400:00:00' }],
  ['a note without end', { answer: 'going', carSharing: 'x'.repeat(201) }],
])('%s is refused', async (_name, fields: Record<string, string>) => {
  const { memberId, headers } = await person()
  const id = await newCompetition(database(), ahead)
  const sent = await post(`${calendar}/${id}`, answer(fields), headers)
  expect(sent.status).toBe(422)
  expect(await rowOf(id, memberId)).toBeUndefined()
})

test('who hides is in no list, count or file of anybody else, coaches included, and sees it themselves', async () => {
  const hidden = await person({ lastName: 'Introuvable' })
  const seen = await person({ lastName: 'Visible' })
  const coach = await person({ standing: 'admin' })
  const id = await newCompetition(database(), ahead)
  const path = `${calendar}/${id}`
  const note = { carSharing: 'note secrète', targetTime: '1:11:11' }
  await post(path, answer({ answer: 'going', isHidden: 'on', ...note }), hidden.headers)
  await post(path, answer({ answer: 'going' }), seen.headers)
  for (const { headers } of [seen, coach]) {
    for (const address of [path, `${path}.data`, `${path}/participants.csv`]) {
      const text = await textOf(address, headers)
      expect([address, text.includes('Visible')]).toEqual([address, true])
      expect(text).not.toMatch(/Introuvable|note secrète|1:11:11/)
      expect(text).not.toContain(hidden.memberId)
    }
  }
  const own = await textOf(path, hidden.headers)
  expect(own).toContain('note secrète')
  expect(own).not.toContain('Introuvable')
  expect(await textOf(`${path}/participants.csv`, hidden.headers)).not.toContain('Introuvable')
  await post(path, form({ intent: 'visibility', isHidden: '' }), hidden.headers)
  expect(await textOf(path, seen.headers)).toContain('Introuvable')
  await post(path, form({ intent: 'visibility', isHidden: 'on' }), hidden.headers)
  expect(await textOf(path, seen.headers)).not.toContain('Introuvable')
})

test('the file of participants is for a spreadsheet, and no formula comes out of it', async () => {
  const { headers } = await person({ lastName: 'Tableur' })
  const id = await newCompetition(database(), { ...ahead, title: 'Course / « test »' })
  await post(`${calendar}/${id}`, answer({ answer: 'going', carSharing: '=1+1' }), headers)
  const file = await get(`${calendar}/${id}/participants.csv`, headers)
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(file.headers.get('content-disposition')).toBe(
    `attachment; filename="participants-course-test-${ahead.startOn}.csv"`,
  )
  expect(file.headers.get('cache-control')).toMatch(/private, no-store/)
  expect(await file.text()).toContain("Tableur;Camille;J’y vais;;;;'=1+1;;")
})

test('another group’s race, a proposal of somebody else and what is no race are the same 404', async () => {
  const { headers, memberId } = await person({ groups: ['Piste'] })
  const other = await person()
  const ids = [
    await newCompetition(database(), { ...ahead, group: 'elite', title: 'Secret de groupe' }),
    await newCompetition(database(), { ...ahead, status: 'proposed', proposedBy: other.memberId }),
    await newCompetition(database(), { ...ahead, status: 'refused', proposedBy: other.memberId }),
    crypto.randomUUID(),
    'inconnue',
  ]
  for (const id of ids) {
    const answers = [
      await get(`${calendar}/${id}`, headers),
      await get(`${calendar}/${id}/participants.csv`, headers),
      await post(`${calendar}/${id}`, answer({ answer: 'going' }), headers),
      await post(`${calendar}/${id}`, form({ intent: 'result', outcome: 'finished' }), headers),
    ]
    expect([id, ...answers.map(({ status }) => status)]).toEqual([id, 404, 404, 404, 404])
    for (const one of answers) expect(await one.text()).not.toContain('Secret de groupe')
  }
  expect(await database().select().from(participations).where(eq(participations.memberId, memberId))).toEqual(
    [],
  )
  const own = await newCompetition(database(), { ...ahead, group: 'piste' })
  expect((await get(`${calendar}/${own}`, headers)).status).toBe(200)
})

test('a proposal is read by who proposed it and by coaches, and takes no answer', async () => {
  const { headers, memberId } = await person()
  const coach = await person({ standing: 'admin' })
  const id = await newCompetition(database(), { ...ahead, status: 'proposed', proposedBy: memberId })
  for (const one of [headers, coach.headers]) {
    const page = await textOf(`${calendar}/${id}`, one)
    expect(page).toContain('Proposition en attente')
    expect(page).not.toContain('name="answer"')
    expect((await post(`${calendar}/${id}`, answer({ answer: 'going' }), one)).status).toBe(404)
  }
})

test('a race called off stays in sight, takes no answer, and still lets one hide', async () => {
  const { headers, memberId } = await person({ lastName: 'Déçu' })
  const other = await person()
  const id = await newCompetition(database(), { ...ahead, status: 'cancelled' })
  await database()
    .insert(participations)
    .values({ competitionId: id, memberId, answer: 'going', isHidden: false, updatedAt: new Date() })
  const path = `${calendar}/${id}`
  const page = await textOf(path, headers)
  expect(page).toContain('Annulée')
  expect(page).not.toContain('name="answer"')
  const refused = await post(path, answer({ answer: 'maybe' }), headers)
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('annulée')
  expect((await post(path, form({ intent: 'result', outcome: 'finished' }), headers)).status).toBe(409)
  expect((await post(path, form({ intent: 'was-there' }), headers)).status).toBe(409)
  expect(await textOf(path, other.headers)).toContain('Déçu')
  expect((await post(path, form({ intent: 'visibility', isHidden: 'on' }), headers)).status).toBe(303)
  expect(await textOf(path, other.headers)).not.toContain('Déçu')
  expect(await rowOf(id, memberId)).toMatchObject({ answer: 'going', isHidden: true })
})

test('after the race: no answer any more, a presence, then a result that can be taken back', async () => {
  const { headers, memberId } = await person({ lastName: 'Finisher' })
  const other = await person()
  const id = await newCompetition(database(), past)
  const path = `${calendar}/${id}`
  expect((await post(path, answer({ answer: 'going' }), headers)).status).toBe(409)
  expect((await post(path, form({ intent: 'result', outcome: 'finished' }), headers)).status).toBe(409)
  expect((await post(path, form({ intent: 'was-there', format: 'XXL' }), headers)).status).toBe(409)
  expect((await post(path, form({ intent: 'was-there', format: 'M' }), headers)).status).toBe(303)
  const wrong = { intent: 'result', outcome: 'finished', time: '2:28:41', place: 'douzième', link: 'ici' }
  const again = await post(path, form(wrong), headers)
  expect(again.status).toBe(422)
  const page = await again.text()
  for (const typed of ['value="2:28:41"', 'value="douzième"', 'value="ici"']) expect(page).toContain(typed)
  const right = { ...wrong, place: '12e', link: 'https://resultats.exemple.fr/course' }
  expect((await post(path, form(right), headers)).status).toBe(303)
  const shown = await textOf(path, other.headers)
  for (const words of ['Résultats du club', 'Finisher', '2:28:41', '12e au général'])
    expect(shown).toContain(words)
  expect(await textOf(`${path}/participants.csv`, other.headers)).toContain('2:28:41;12')
  expect((await post(path, form({ intent: 'forget-result' }), headers)).status).toBe(303)
  expect(await textOf(path, other.headers)).not.toContain('2:28:41')
  expect((await post(path, form({ intent: 'forget-answer' }), headers)).status).toBe(303)
  expect(await rowOf(id, memberId)).toBeUndefined()
})

test('a link of a result leads to a page and to no program', async () => {
  const { headers } = await person()
  const id = await newCompetition(database(), past)
  await post(`${calendar}/${id}`, form({ intent: 'was-there' }), headers)
  for (const link of [
    'javascript:alert(1)',
    'data:text/html,x',
    'http://localhost/',
    'https://a:b@exemple.fr',
  ])
    expect(
      (await post(`${calendar}/${id}`, form({ intent: 'result', outcome: 'finished', link }), headers))
        .status,
    ).toBe(422)
})

test('one’s season: one’s own races, hidden ones too, with their results; nobody else’s', async () => {
  const { headers, memberId } = await person()
  const other = await person()
  const [ran, masked] = [
    await newCompetition(database(), { ...past, title: 'Course courue' }),
    await newCompetition(database(), { ...past, title: 'Course masquée' }),
  ]
  const said = { answer: 'going' as const, updatedAt: new Date(), goal: 'A' as const }
  await database()
    .insert(participations)
    .values([
      {
        competitionId: ran,
        memberId,
        isHidden: false,
        ...said,
        format: 'M',
        outcome: 'finished',
        resultSeconds: 8921,
        resultPlace: 2,
      },
      { competitionId: masked, memberId, isHidden: true, ...said },
      { competitionId: masked, memberId: other.memberId, isHidden: false, ...said, targetSeconds: 4321 },
    ])
  const page = await textOf(`${season}/${seasonSlug(seasonOf(past.startOn))}`, headers)
  for (const words of ['Course courue', 'Course masquée', '2:28:41', '2e au général', 'podium'])
    expect(page).toContain(words)
  expect(page).not.toContain('1:12:01')
  const csv = await get(`${season}/${seasonSlug(seasonOf(past.startOn))}/saison.csv`, headers)
  expect(csv.headers.get('content-disposition')).toContain(`saison-${seasonSlug(seasonOf(past.startOn))}.csv`)
  const rows = await csv.text()
  expect(rows).toContain('Course courue;Triathlon;M')
  expect(rows).toContain('Course masquée')
  const pdf = await get(`${season}/${seasonSlug(seasonOf(past.startOn))}/saison.pdf`, headers)
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  expect(pdf.headers.get('cache-control')).toMatch(/private, no-store/)
  const { pages } = await readPdfText(new Uint8Array(await pdf.arrayBuffer()))
  for (const words of ['Course courue', '2:28:41', 'Camille Essai']) expect(pages.join('\n')).toContain(words)
  expect(await textOf(`${season}/${seasonSlug(seasonOf(past.startOn))}`, other.headers)).not.toContain(
    'Course courue',
  )
})

test('a season without races says so and leads to the calendar; one that does not exist is a 404', async () => {
  const { headers } = await person()
  const empty = await textOf(season, headers)
  expect(empty).toContain('Aucune course cette saison')
  expect(empty).toContain(`href="${calendar}"`)
  expect((await get(`${season}/2031-2032`, headers)).status).toBe(200)
  for (const named of ['2031-2033', '2032-2031', 'hier', '9999-10000']) {
    const tried = [named, `${named}/saison.csv`, `${named}/saison.pdf`]
    for (const path of tried)
      expect([path, (await get(`${season}/${path}`, headers)).status]).toEqual([path, 404])
  }
})

test('nobody reads or writes here without being a member', async () => {
  const id = await newCompetition(database(), { ...ahead, title: 'Rien que pour les membres' })
  const paths = [
    `${calendar}/${id}`,
    `${calendar}/${id}/participants.csv`,
    season,
    `${season}/2026-2027/saison.pdf`,
  ]
  for (const path of paths) {
    const one = await get(path)
    expect([path, one.status, one.headers.get('location')]).toEqual([path, 302, '/login'])
    expect(await one.text()).not.toContain('Rien que pour les membres')
  }
  expect((await post(`${calendar}/${id}`, answer({ answer: 'going' }))).status).toBe(302)
  expect(await database().select().from(participations).where(eq(participations.competitionId, id))).toEqual(
    [],
  )
})
