import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { seasonOf, seasonSlug } from '#app/domain/competitions/season/season.ts'
import { addDays } from '#app/domain/shared/dates/french-dates.ts'
import { members, participations } from '#db/schema/index.ts'
import { newCompetition } from '../../competitions/athletes.ts'
import { ahead, calendar, form, season, today, useClub } from '../use-club.ts'

vi.setConfig({ testTimeout: 60_000 })

const { database, get, post, person, rowOf, textOf } = useClub()
const aYearAgo = addDays(today, -370)
const lastYear = { startOn: aYearAgo, endOn: aYearAgo }
const answer = (fields: Record<string, string>) => form({ intent: 'answer', ...fields })

test('an answer without a script: saved, said, shown again, and the same sent twice is one answer', async () => {
  const { memberId, headers } = await person({ lastName: 'Delorme' })
  const id = await newCompetition(database(), ahead)
  const path = `${calendar}/${id}`
  const first = await get(path, headers)
  expect(first.status).toBe(200)
  expect(first.headers.get('cache-control')).toMatch(/private, no-store/)
  expect(first.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  const unanswered = await first.text()
  for (const words of ['Vous y serez', 'Ajouter à mon agenda']) expect(unanswered).toContain(words)
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

test('who left the group of a race they ran completes their result there, and sees nobody', async () => {
  const { headers, memberId } = await person({ lastName: 'Partie', groups: ['Piste'] })
  const other = await person({ lastName: 'Restée', groups: ['Piste'] })
  const coach = await person({ standing: 'admin' })
  const id = await newCompetition(database(), {
    ...lastYear,
    group: 'piste',
    title: 'Dix kilomètres du groupe',
  })
  const path = `${calendar}/${id}`
  for (const one of [headers, other.headers])
    expect((await post(path, form({ intent: 'was-there', format: 'M' }), one)).status).toBe(303)
  expect(await textOf(path, coach.headers)).toContain('Pour le groupe <b>Piste</b>')
  await database().update(members).set({ groups: [] }).where(eq(members.userId, memberId))
  expect(await textOf(`${season}/${seasonSlug(seasonOf(lastYear.startOn))}`, headers)).toContain(path)
  const page = await textOf(path, headers)
  expect(page).toContain('Votre résultat')
  expect(page).not.toContain('Restée')
  expect(await textOf(`${path}/participants.csv`, headers)).not.toContain('Restée')
  const result = form({ intent: 'result', outcome: 'finished', time: '2:31:00', place: '12' })
  expect((await post(path, result, headers)).headers.get('location')).toBe(`${path}?fait=resultat`)
  expect(await rowOf(id, memberId)).toMatchObject({ resultSeconds: 9060 })
  const forgotten = await post(path, form({ intent: 'forget-answer' }), headers)
  const seasonOfRace = `${season}/${seasonSlug(seasonOf(lastYear.startOn))}?fait=reponse-effacee`
  expect(forgotten.headers.get('location')).toBe(seasonOfRace)
  expect(await textOf(seasonOfRace, headers)).toContain('Votre réponse est effacée.')
  expect((await get(path, headers)).status).toBe(404)
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
  expect(page).not.toContain('Ajouter à mon agenda')
  expect((await get(`${path}/evenement.ics`, headers)).status).toBe(200)
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
