import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { seasonOf, seasonSlug } from '#app/domain/competitions/season/season.ts'
import { participations } from '#db/schema/index.ts'
import { newCompetition } from '../../competitions/athletes.ts'
import { readPdfText } from '../../pdf/text.ts'
import { calendar, form, past, season, useClub } from '../use-club.ts'

vi.setConfig({ testTimeout: 60_000 })

const { database, get, post, person, rowOf, textOf } = useClub()

test('after the race: no answer any more, a presence, then a result that can be taken back', async () => {
  const { headers, memberId } = await person({ lastName: 'Finisher' })
  const other = await person()
  const id = await newCompetition(database(), past)
  const path = `${calendar}/${id}`
  expect((await post(path, form({ intent: 'answer', answer: 'going' }), headers)).status).toBe(409)
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
  await database().update(participations).set({ resultPlace: 4 }).where(eq(participations.competitionId, ran))
  const fourth = await textOf(`${season}/${seasonSlug(seasonOf(past.startOn))}`, headers)
  expect(fourth).toContain('4e au général')
  expect(fourth).not.toContain('podium')
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
