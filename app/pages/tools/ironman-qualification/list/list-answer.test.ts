import { expect, it } from 'vitest'
import { readStartList, simulateAll } from './list-answer.ts'

it('an invented field has the groups of the mockup race, the same each time', () => {
  const list = readStartList('', 'ironman')
  expect(list.isInvented).toBe(true)
  expect(list.counts).toEqual({ startersMen: 492, startersWomen: 108, groupsMen: 12, groupsWomen: 10 })
  expect(readStartList('rien', 'ironman').starters).toBe(list.starters)
})

it('it shows the reform as it was: hardly a woman from the common list, her share from two lists', () => {
  const women = new Map(
    simulateAll(readStartList('', 'ironman'), 'ironman', 40, 40).map(({ system, result }) => [
      system,
      result.ok
        ? result.rows.filter(({ place, group }) => place === 'pool' && group.gender === 'F').length
        : -1,
    ]),
  )
  expect(women.get('2025-07')).toBe(0)
  expect(women.get('2025-11')).toBe(3)
})

it('lines that cannot be read are counted, the first five named', () => {
  const list = readStartList(['a', '', 'b', 'M40-44;9:00:00', 'c', 'd', 'e', 'f'].join('\n'), 'ironman')
  expect(list.ignoredCount).toBe(6)
  expect(list.ignored.map(({ line }) => line)).toEqual([1, 3, 5, 6, 7])
  expect(list.counts.startersMen).toBe(1)
})
