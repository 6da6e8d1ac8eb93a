import { expect, test } from 'vitest'
import { readCalendar } from '#app/domain/competitions/store.server.ts'
import { addDays, dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { addMonths } from '#app/domain/shared/dates/months.ts'
import { competitions, participations } from '#db/schema/index.ts'
import { newCompetition } from '../../competitions/athletes.ts'
import { calendar, rowOf, useCalendar } from './calendar-page.ts'

const { database, services, asker, show, press, say } = useCalendar()

const april = { startOn: '2027-04-01', endOn: '2027-04-30' }

test('the month and its list show what is in it, cancelled races struck and named', async () => {
  await newCompetition(database(), { title: 'Triathlon du Lac' })
  const cancelled = await newCompetition(database(), { title: 'Cross des Bois', status: 'cancelled' })
  await newCompetition(database(), { title: 'Une autre fois', startOn: '2027-06-06', endOn: '2027-06-06' })
  const page = await show('?mois=2027-04&vue=mois')
  expect(page).toContain('<title>Calendrier, avril 2027 — Allure</title>')
  expect(page).toContain('<h1 class="d2">Avril 2027</h1>')
  expect(page).toContain('<table class="month">')
  expect(page).toContain('Triathlon du Lac')
  expect(page).toContain('2\u00A0rendez-vous')
  expect(page).not.toContain('Une autre fois')
  expect(page).toContain('<s>Cross des Bois</s> annulée')
  expect(rowOf(page, cancelled)).toContain('Annulée')
  expect(rowOf(page, cancelled)).not.toContain('<button')
})

test('filters hold together, say when nothing is left, and are taken away by a link', async () => {
  await newCompetition(database(), { title: 'Triathlon du Lac' })
  await newCompetition(database(), {
    title: 'Trail du Lac',
    discipline: 'trail',
    formats: [],
    region: 'bretagne',
  })
  const mine = await newCompetition(database(), { title: 'Ma course', discipline: 'route', formats: [] })
  await say(asker().viewer, mine, { answer: 'maybe', format: undefined, targetTime: undefined })
  const titles = async (query: string) => {
    const page = await show(`?mois=2027-04&vue=liste&${query}`)
    return ['Triathlon du Lac', 'Trail du Lac', 'Ma course'].filter((title) => page.includes(title))
  }
  expect(await titles('sport=triathlon')).toEqual(['Triathlon du Lac'])
  expect(await titles('sport=course')).toEqual(['Trail du Lac', 'Ma course'])
  expect(await titles('region=bretagne')).toEqual(['Trail du Lac'])
  expect(await titles('format=M')).toEqual(['Triathlon du Lac'])
  expect(await titles('mes-courses=oui')).toEqual(['Ma course'])
  const nothing = await show('?mois=2027-04&vue=liste&sport=natation&region=corse')
  expect(nothing).toContain('Aucun rendez-vous pour ces filtres.')
  expect(nothing).toContain(`href="${calendar}?mois=2027-04&amp;vue=liste">Retirer les filtres`)
  expect(nothing).toMatch(/<option[^>]*selected=""[^>]*>Corse/)
  expect(await show('?mois=2031-01')).toContain('Rien au calendrier ce mois-ci.')
})

test('a list without a month goes on to what is next, month by month, and says where it ends', async () => {
  const today = dayInParis(new Date())
  const races = [
    ['Course de demain', addDays(today, 1)],
    ['Course de l’hiver', addDays(today, 100)],
    ['Course d’après', addDays(today, 400)],
    ['Course d’hier', addDays(today, -1)],
  ] as const
  const ids = []
  for (const [title, day] of races)
    ids.push(await newCompetition(database(), { title, startOn: day, endOn: day }))
  const page = await show('?vue=liste')
  expect(page).toContain('<title>Calendrier, prochains rendez-vous — Allure</title>')
  const shown = races.filter(([title]) => page.includes(title)).map(([title]) => title)
  expect(shown).toEqual(['Course de demain', 'Course de l’hiver'])
  expect(page).toContain('Prochains rendez-vous')
  expect(page).toContain(`<h3 class="d4 calendar-list-month" id="mois-${addDays(today, 100).slice(0, 7)}">`)
  expect(rowOf(page, ids[1] ?? '')).toContain('<h4')
  const after = addMonths(today.slice(0, 7), 12)
  expect(page).toMatch(new RegExp(`href="[^"]*mois=${after}[^"]*vue=liste`))
  expect(await show('', { cookie: 'viewport=xs' })).toContain('Course de l’hiver')
  expect(await show('?vue=mois')).not.toContain('Course de l’hiver')
  const answered = await press('?vue=liste', { going: ids[1] ?? '' })
  expect(answered.headers.get('location')).toBe(`${calendar}?vue=liste#competition-${ids[1]}`)
  expect(await show('?vue=liste')).toContain('vous participez à 1')
  const beside = await press('/reponse', { passing: ids[1] ?? '' })
  expect(await beside.json()).toMatchObject({ ok: true, said: 'Je passe' })
  await database().delete(competitions)
  expect(await show('?vue=liste')).toContain('Rien au calendrier d’ici un an.')
})

test.each([
  '?mois=2027-13',
  '?mois=<em>avril',
  '?jour=2027-02-29',
  '?jour=2027-04-31&page=zz',
  '?page=999',
  '?vue=semaine&sport=curling&format=XXXL&region=__proto__&groupe=inconnu',
  '?mois=2999-12',
  '?mois=2000-01&jour=2999-12-31',
  '?mois=2027-04&mois=2027-05',
])('nonsense in the address is calmly put aside: %s', async (query) => {
  const page = await show(query)
  expect(page).toContain('<h1')
  expect(page).not.toContain('<em>')
})

test('the width of the screen chooses the view where the address does not', async () => {
  expect(await show('')).toContain('<table')
  expect(await show('', { cookie: 'viewport=xs' })).not.toContain('<table')
  expect(await show('', { cookie: 'viewport=lg' })).toContain('<table')
  expect(await show('', { agent: 'Mozilla/5.0 (iPhone) Mobile/15E148 Safari/604.1' })).not.toContain('<table')
  expect(await show('', { cookie: 'viewport=../../x' })).toContain('<table')
  expect(await show('?vue=mois', { cookie: 'viewport=xs' })).toContain('<table')
})

test('an answer in one press keeps what was said before, and leads back to where one was', async () => {
  const id = await newCompetition(database())
  await say(asker().viewer, id, { goal: 'B', isHidden: true, carSharing: 'Deux places' })
  const answer = await press('?mois=2027-04&vue=liste', { maybe: id })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(`${calendar}?mois=2027-04&vue=liste#competition-${id}`)
  const { own } = await readCalendar(services(), asker().viewer, april)
  expect(own).toMatchObject([{ answer: 'maybe', goal: 'B', isHidden: true, carSharing: 'Deux places' }])
  await press('?mois=2027-04', { passing: id })
  const after = await readCalendar(services(), asker().viewer, april)
  expect(after.own).toMatchObject([{ answer: 'passing', isHidden: true }])
  expect(after.own[0]?.goal).toBeUndefined()
})

test('an answer that cannot be given is refused with words, and nothing is written', async () => {
  const cancelled = await newCompetition(database(), { status: 'cancelled' })
  const past = await newCompetition(database(), { startOn: '2026-01-04', endOn: '2026-01-04' })
  const refused = await press('?mois=2027-04', { going: cancelled })
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('Cette course est annulée')
  expect((await press('', { going: past })).status).toBe(409)
  expect((await press('', { going: 'pas-un-identifiant' })).status).toBe(404)
  expect((await press('', { going: '0d3c1a52-7d0e-4a53-9b1c-1d2f3a4b5c6d' })).status).toBe(404)
  expect((await press('', { perhaps: cancelled })).status).toBe(400)
  const beside = await press('/reponse', { going: cancelled })
  expect([beside.status, await beside.json()]).toMatchObject([409, { ok: false }])
  expect(await database().select().from(participations)).toEqual([])
})

test('a full day shows where one goes, counts the others and opens', async () => {
  for (let number = 1; number <= 6; number += 1)
    await newCompetition(database(), { title: `Course ${number}` })
  const last = await newCompetition(database(), { title: 'Course 7' })
  const before = await show('?mois=2027-04&vue=mois')
  expect(before).toContain('+\u00A04')
  expect(before).toContain(
    `href="${calendar}?jour=2027-04-25" aria-label="dimanche 25\u00A0avril 2027, 7\u00A0rendez-vous"`,
  )
  expect(before.slice(0, before.indexOf('</table>'))).not.toContain('Course 7')
  await say(asker().viewer, last)
  const after = await show('?mois=2027-04&vue=mois')
  expect(after.slice(0, after.indexOf('</table>'))).toContain('Course 7')
  const day = await show('?jour=2027-04-25')
  expect(day).toContain('Dimanche 25\u00A0avril 2027')
  for (const number of [1, 2, 3, 4, 5, 6, 7]) expect(day).toContain(`Course ${number}`)
})

test('ten thousand races in a month: pages of a few rows, quickly', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => ({
    title: `Épreuve ${index}`,
    discipline: 'route',
    startOn: `2027-04-${String((index % 30) + 1).padStart(2, '0')}`,
    endOn: `2027-04-${String((index % 30) + 1).padStart(2, '0')}`,
    place: 'Partout',
    region: 'bretagne',
    formats: [],
    status: 'confirmed' as const,
    updatedAt: new Date('2027-01-01T10:00:00Z'),
  }))
  for (let from = 0; from < rows.length; from += 2000)
    await database()
      .insert(competitions)
      .values(rows.slice(from, from + 2000))
  const month = await show('?mois=2027-04&vue=mois')
  expect(month.length).toBeLessThan(250_000)
  expect(month).toContain('10\u202F000\u00A0rendez-vous')
  expect(month).toContain('vue=liste&amp;page=2')
  const last = await show('?mois=2027-04&vue=liste&page=9999')
  expect(last).toContain('Page 500 sur 500')
  expect(await show('?jour=2027-04-18&page=2')).toContain('Page 2 sur 17')
}, 60_000)
