import { expect, test } from 'vitest'
import { newCompetition } from '../../competitions/athletes.ts'
import { ahead, calendar, form, useClub } from '../use-club.ts'

const { database, person, post } = useClub()

test('who answers without end is asked to wait, in the list and on a page alike; others are not', async () => {
  const id = await newCompetition(database(), ahead)
  const { headers } = await person()
  for (let times = 1; times <= 60; times += 1) {
    expect((await post(calendar, form({ going: id }), headers)).status).toBe(303)
    expect((await post(`${calendar}/${id}`, form({ answer: 'maybe' }), headers)).status).toBe(303)
  }
  const pressed = await post(calendar, form({ going: id }), headers)
  expect(pressed.status).toBe(429)
  expect(await pressed.text()).toContain('Patientez quelques minutes')
  expect((await post(`${calendar}/${id}`, form({ answer: 'going' }), headers)).status).toBe(429)
  const other = await person()
  expect((await post(calendar, form({ going: id }), other.headers)).status).toBe(303)
})
