import { expect, test } from 'vitest'
import { isTyped } from './story-query.ts'
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

test('a triathlon stays one when its result is sent again', () => {
  const typed = typedActivityOf({ sport: 'triathlon', distance: '51,5 km', temps: '2:31:40', titre: 'Lac' })
  expect(typed).toMatchObject({ sport: 'triathlon', wrong: undefined })
})
