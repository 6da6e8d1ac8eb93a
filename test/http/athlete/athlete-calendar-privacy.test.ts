import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { hideParticipation } from '#app/domain/competitions/store.server.ts'
import { members } from '#db/schema/index.ts'
import { newAthlete, newCompetition } from '../../competitions/athletes.ts'
import { calendar, rowOf, useCalendar } from './calendar-page.ts'

const { database, services, asker, newAsker, show, ask, press, say } = useCalendar()

test('who hides is in no count and behind no face, and sees themselves alone', async () => {
  const id = await newCompetition(database())
  const [seen, hidden] = [await newAthlete(database()), await newAthlete(database())]
  await say(seen, id)
  await say(hidden, id, { isHidden: true })
  expect(rowOf(await show('?mois=2027-04'), id)).toContain('<small>1\u00A0du club</small>')
  await hideParticipation(services(), seen, { competitionId: id, isHidden: true })
  const nobody = rowOf(await show('?mois=2027-04'), id)
  expect(nobody).not.toContain('du club')
  expect(nobody).not.toContain('avatar')
  await say(asker().viewer, id, { isHidden: true })
  const own = await show('?mois=2027-04')
  expect(rowOf(own, id)).not.toContain('du club')
  expect(rowOf(own, id)).toContain('class="chip mark-going says-going" aria-pressed="true"')
  expect(own).toContain('1\u00A0rendez-vous, vous participez à 1')
})

test('who is suspended is counted no more, and sees nothing', async () => {
  const id = await newCompetition(database())
  const gone = await newAthlete(database())
  await say(gone, id)
  expect(rowOf(await show('?mois=2027-04'), id)).toContain('1\u00A0du club')
  await database().update(members).set({ status: 'suspended' }).where(eq(members.userId, gone.memberId))
  expect(rowOf(await show('?mois=2027-04'), id)).not.toContain('du club')
  await database()
    .update(members)
    .set({ status: 'suspended' })
    .where(eq(members.userId, asker().viewer.memberId))
  for (const path of [calendar, `${calendar}.data`]) {
    const answer = await ask(path)
    expect(await answer.text()).not.toContain('Barrage')
    expect([302, 202]).toContain(answer.status)
  }
  await database()
    .update(members)
    .set({ status: 'active' })
    .where(eq(members.userId, asker().viewer.memberId))
})

test('another group’s race, a proposal and a refusal are nowhere: page, data, counts, filters, answers', async () => {
  const elsewhere = await newCompetition(database(), { title: 'Course secrète', group: 'elite' })
  await newCompetition(database(), { title: 'Course proposée', status: 'proposed' })
  await newCompetition(database(), { title: 'Course refusée', status: 'refused' })
  const ours = await newCompetition(database(), { title: 'La nôtre', group: 'course-a-pied' })
  for (const query of [
    '?mois=2027-04',
    '?mois=2027-04&vue=liste',
    '?jour=2027-04-25',
    '?jour=2027-04-25&groupe=elite',
  ]) {
    const page = await show(query)
    expect(page).not.toMatch(/secrète|proposée|refusée/)
    expect(page).toContain('La nôtre')
    expect(page).toContain('1\u00A0rendez-vous')
  }
  const text = await show('?mois=2027-04', { path: `${calendar}.data` })
  expect(text).toContain('La nôtre')
  expect(text).not.toMatch(/secrète|proposée|refusée/)
  expect(rowOf(await show('?mois=2027-04'), ours)).toContain('Groupe Course à pied')
  expect((await press('', { going: elsewhere })).status).toBe(404)
})

test('two members of other groups are never shown each other’s calendar', async () => {
  await newCompetition(database(), { title: 'La nôtre', group: 'course-a-pied' })
  await newCompetition(database(), { title: 'La leur', group: 'triathlon' })
  const other = await newAsker(['Triathlon'])
  const pages = []
  for (const as of [asker(), other, asker(), other]) pages.push(await show('?mois=2027-04', { as }))
  for (const page of [pages[0], pages[2]]) expect(page).toMatch(/La nôtre(?![^]*La leur)/)
  for (const page of [pages[1], pages[3]]) expect(page).toMatch(/La leur(?![^]*La nôtre)/)
})

test('a group is asked for: races of it, and those somebody of it goes to', async () => {
  await newCompetition(database(), { title: 'Du groupe', group: 'course-a-pied' })
  const joined = await newCompetition(database(), { title: 'Rejointe' })
  await newCompetition(database(), { title: 'Sans eux' })
  const mate = await newAthlete(database(), { groups: ['Course à pied'] })
  await say(mate, joined)
  const page = await show('?mois=2027-04&groupe=course-a-pied')
  expect(page).toContain('Du groupe')
  expect(page).toContain('Rejointe')
  expect(page).not.toContain('Sans eux')
  await hideParticipation(services(), mate, { competitionId: joined, isHidden: true })
  expect(await show('?mois=2027-04&groupe=course-a-pied')).not.toContain('Rejointe')
})
