import { expect, test } from 'vitest'
import { wideCards } from './product-list.tsx'

test.each(Array.from({ length: 40 }, (_, index) => index + 7))(
  'rows of three are full with %i cards',
  (count) => {
    const wide = wideCards(count)
    expect((count + wide.length) % 3).toBe(0)
    expect(wide.every((position) => position < count)).toBe(true)
    // None is pushed to the next row: it would leave a hole.
    let place = 0
    for (let index = 0; index < count; index += 1) {
      if (wide.includes(index)) expect(place % 3).toBeLessThan(2)
      place += wide.includes(index) ? 2 : 1
    }
  },
)

test('a short list has none', () => {
  expect([0, 1, 6].flatMap(wideCards)).toEqual([])
})
