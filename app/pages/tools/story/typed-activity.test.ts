import { expect, test } from 'vitest'
import { isTyped, stayOf } from './story-query.ts'
import { handMadeOf, typedActivityOf } from './typed-activity.ts'

test.each([
  [{}, false],
  [{ sport: 'course', distance: '', temps: ' ', titre: '', denivele: '', modele: 'relief' }, false],
  [{ sport: 'natation', distance: '' }, true],
  [{ distance: '10 km' }, true],
  [{ titre: 'Seul' }, true],
])('%j says an activity: %s', (query, expected) => {
  expect(isTyped(query)).toBe(expected)
  expect(handMadeOf(query) !== undefined).toBe(expected)
})

const camp = { titre: 'Lanzarote', lieu: 'Playa Blanca', du: '2026-11-14', au: '2026-11-20' }

test('a camp is its title, its place and its days, and no typed activity', () => {
  expect(stayOf(camp)).toEqual({
    title: 'Lanzarote',
    place: 'Playa Blanca',
    from: '2026-11-14',
    until: '2026-11-20',
  })
  expect(isTyped(camp)).toBe(false)
})

test.each([
  { ...camp, au: '2026-11-13' },
  { ...camp, au: '2026-11-31' },
  { ...camp, au: '2027-11-20' },
  { ...camp, du: 'demain' },
  { ...camp, distance: '10 km' },
])('%j is no camp', (query) => {
  expect(stayOf(query)).toBeUndefined()
})

test('a triathlon stays one when its result is sent again', () => {
  const typed = typedActivityOf({ sport: 'triathlon', distance: '51,5 km', temps: '2:31:40', titre: 'Lac' })
  expect(typed).toMatchObject({ sport: 'triathlon', wrong: undefined })
})
