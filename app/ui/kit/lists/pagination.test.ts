import { expect, test } from 'vitest'
import { paginationRange } from './pagination.tsx'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 143, [1, 2, 'gap', 143]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
])('page %i of %i', (current, total, expected) => {
  expect(paginationRange(current, total)).toEqual(expected)
})
