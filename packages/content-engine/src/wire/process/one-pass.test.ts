import { expect, it } from 'vitest'
import { isOnePass } from './guarded-database.ts'

const plan = (...steps: [number, string][]) => ({
  steps: steps.map(([parent, detail]) => ({ parent, detail })),
})

it.each([
  plan([0, 'SCAN camps']),
  plan([0, 'SCAN camps USING COVERING INDEX stems']),
  plan([0, 'SEARCH camps USING INDEX paths (path=?)'], [0, 'USE TEMP B-TREE FOR ORDER BY']),
  plan([0, 'USE TEMP B-TREE FOR count(DISTINCT)'], [0, 'SCAN camps']),
  plan(
    [0, 'MULTI-INDEX OR'],
    [3, 'INDEX 1'],
    [4, 'SEARCH camps USING INDEX paths (path=?)'],
    [3, 'INDEX 2'],
    [9, 'SEARCH camps USING INDEX stems (stem=?)'],
  ),
])('is one pass: $steps', ({ steps }) => expect(isOnePass(steps, 'camps')).toBe(true))

it.each([
  plan(),
  plan([0, 'SCAN CONSTANT ROW']),
  plan([0, 'SCAN members']),
  plan([0, 'SCAN camps'], [0, 'SCAN camps']),
  plan([0, 'SCAN camps'], [0, 'SEARCH members USING INDEX x (id=?)']),
  plan([0, 'SCAN camps'], [0, 'CORRELATED SCALAR SUBQUERY 1'], [5, 'SCAN camps']),
  plan([0, 'COMPOUND QUERY'], [1, 'SCAN camps']),
  plan([0, 'CO-ROUTINE x'], [1, 'SCAN camps']),
  plan([0, 'SCAN camps-and-more']),
])('is more or less than that: $steps', ({ steps }) => expect(isOnePass(steps, 'camps')).toBe(false))
