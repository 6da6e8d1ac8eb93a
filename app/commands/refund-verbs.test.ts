import { expect, test } from 'vitest'
import { readRefund } from './refund-verbs.ts'

const number = '2026-0418'

test.each([[['--all']], [['--lines', '1:2,3:1', '--kept', '5,00', '--no-restock']], [['--amount', '12,50']]])(
  '%j is a refund',
  (words) => {
    expect(readRefund([number, ...words])).toBeDefined()
  },
)

test.each([
  [[]],
  [['--all', '--amount', '3']],
  [['--amount', '-3']],
  [['--amount=-3']],
  [['--amount', '3,005']],
  [['--lines', '1:-1']],
  [['--lines', '1']],
  // What is to be kept would be given back all the same.
  [['--all', '--kept', '5,00']],
  [['--amount', '12,50', '--kept', '5,00']],
])('%j is none', (words) => {
  expect(readRefund([number, ...words])).toBeUndefined()
})
