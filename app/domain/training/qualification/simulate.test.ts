import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AGE_GROUPS } from './age-groups.ts'
import { evenAnswers } from './ceremony.ts'
import { readResultList, type Starter } from './result-list.ts'
import { simulateQualification, type QualificationSystem } from './simulate.ts'

/** Men of 30 to 34 at 9:00, 9:10 … and women of 40 to 44 at 10:00, 10:10 …: ten of each. */
const field = readResultList(
  Array.from({ length: 10 }, (_, index) => {
    const minutes = String((index % 6) * 10).padStart(2, '0')
    const hours = Math.floor(index / 6)
    return `M30-34\t${9 + hours}:${minutes}:00\nF40-44\t${10 + hours}:${minutes}:00`
  }).join('\n'),
).starters

function qualify(
  system: QualificationSystem,
  slots: number,
  rate = 100,
  starters: readonly Starter[] = field,
) {
  const result = simulateQualification(system, starters, slots, rate)
  if (!result.ok) throw new Error(result.reason)
  return result
}

const placesOf = (result: ReturnType<typeof qualify>, gender: string) =>
  result.rows.filter(({ group }) => group.gender === gender).map(({ place }) => place[0])

describe('who qualifies', () => {
  test('November: winners, then a pool a gender', () => {
    const result = qualify('2025-11', 6)
    expect(placesOf(result, 'M').join('')).toBe('appnnnnnnn')
    expect(placesOf(result, 'F').join('')).toBe('appnnnnnnn')
    expect(result.rows.filter(({ group }) => group.gender === 'F').map(({ rank }) => rank)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ])
    expect(result.offers.length).toBe(6)
    expect(result.rows.map(({ graded }) => graded)).toEqual(
      result.rows.map(({ graded }) => graded).toSorted((one, other) => one - other),
    )
  })

  test('July: one pool for all, ranks over both genders', () => {
    const result = qualify('2025-07', 6)
    expect(result.rows.map(({ rank }) => rank)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    expect(result.rows.filter(({ place }) => place === 'pool').length).toBe(4)
  })

  test('starters and groups that are known share the places; a group without a finisher leaves its own to the pool', () => {
    const known = { startersMen: 30, startersWomen: 10, groupsMen: 2, groupsWomen: 1 }
    const placesWith = (system: QualificationSystem, gender: string) => {
      const result = simulateQualification(system, field, 8, 100, known)
      if (!result.ok) throw new Error(result.reason)
      return placesOf(result, gender).join('')
    }
    expect(placesWith('2025-11', 'M')).toBe('apppppnnnn')
    expect(placesWith('2025-11', 'F')).toBe('apnnnnnnnn')
    expect(placesWith('2025-07', 'M') + placesWith('2025-07', 'F')).toHaveLength(20)
    expect(qualify('2025-07', 8).rows.filter(({ place }) => place === 'pool')).toHaveLength(6)
    expect(placesWith('703-2026', 'M')).toBe('apppnnnnnn')
    const tooMany = { startersMen: 10, startersWomen: 10, groupsMen: 12, groupsWomen: 10 }
    expect(simulateQualification('2025-11', field, 6, 100, tooMany)).toEqual(qualify('2025-11', 6))
    const none = { startersMen: 10, startersWomen: 10, groupsMen: 0, groupsWomen: 0 }
    expect(simulateQualification('2025-11', field, 6, 100, none)).toEqual(qualify('2025-11', 6))
  })

  test('a refused automatic place stops at the third and joins the pool', () => {
    const result = qualify('2025-11', 2, 0)
    expect(result.offers.filter(({ place }) => place === 'auto').length).toBe(6)
    expect(result.offers.filter(({ place }) => place === 'pool').length).toBe(14)
    expect(result.unclaimed).toBe(2)
    expect(qualify('2025-07', 2, 0).unclaimed).toBe(2)
    const asked = result.offers.map(({ finisher }) => finisher.line)
    expect(new Set(asked).size).toBe(asked.length)
  })

  test('one in four accepts: the places roll down the list', () => {
    const result = qualify('2025-11', 4, 25)
    for (const gender of ['M', 'F']) {
      const offers = result.offers.filter(({ finisher }) => finisher.group.gender === gender)
      expect(offers.map(({ isAccepted }) => (isAccepted ? 1 : 0)).join('')).toBe('00010001')
    }
    expect(result.rows.filter(({ place }) => place !== 'non').length).toBe(4)
  })

  test('the former rule: by starters, and what a group leaves goes on within the gender', () => {
    const lone = readResultList('M80-84 DNF').starters.map((starter) => ({ ...starter, line: 99 }))
    const result = qualify('ancien', 5, 100, [...field, ...lone])
    expect(placesOf(result, 'M').join('')).toBe('aaannnnnnn')
    expect(placesOf(result, 'F').join('')).toBe('aannnnnnnn')
    expect(qualify('ancien', 5, 0).unclaimed).toBe(5)
    expect(qualify('ancien', 5, 0).offers.length).toBe(20)
  })

  test('a place nobody in the group takes goes to the others of its gender', () => {
    const list = readResultList('M30-34\t9:00:00\nM35-39 DNF\nM40-44 9:30:00\nM40-44 9:40:00\nM40-44 9:50:00')
    const result = qualify('ancien', 4, 100, list.starters)
    expect(result.rows.map(({ place, rank }) => `${place} ${rank}`)).toEqual([
      'auto 1',
      'auto 1',
      'auto 2',
      'auto 3',
    ])
    expect(result.unclaimed).toBe(0)
  })

  test('refusals', () => {
    const refuse = (system: QualificationSystem, slots: number, starters = field) =>
      simulateQualification(system, starters, slots, 100)
    expect(refuse('2025-11', 1)).toEqual({ ok: false, reason: 'too-few-slots' })
    expect(refuse('2025-11', 40, [])).toEqual({ ok: false, reason: 'no-starters' })
    expect(refuse('703-2025', 41)).toEqual({ ok: false, reason: 'odd-slots' })
    expect(refuse('ancien', 1)).toEqual({ ok: false, reason: 'too-few-slots' })
    expect(refuse('ancien', 1e9)).toEqual({ ok: false, reason: 'not-a-count' })
    expect(refuse('ancien', Number.NaN)).toEqual({ ok: false, reason: 'not-a-count' })
  })

  test('no place is given twice or lost, under any rule', () => {
    const starters = fc.array(
      fc.record({
        group: fc.constantFrom(...AGE_GROUPS),
        time: fc.option(fc.integer({ min: -1, max: 60_000 }), { nil: undefined }),
      }),
      { minLength: 1, maxLength: 200 },
    )
    const systems = fc.constantFrom<QualificationSystem[]>(
      '2025-07',
      '2025-11',
      '703-2025',
      '703-2026',
      'ancien',
    )
    fc.assert(
      fc.property(starters, systems, fc.integer({ min: 0, max: 100 }), (list, system, rate) => {
        const people = list.map((starter, line) => ({ ...starter, line }))
        const { rows, unclaimed } = qualify(system, 60, rate, people)
        expect(rows.filter(({ place }) => place !== 'non').length + unclaimed).toBe(60)
      }),
    )
  })

  test('four times the lines take no more than some four times as long', () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, index) => {
        const group = AGE_GROUPS[(index * 7) % AGE_GROUPS.length]
        return `${group?.key}\t${8 + (index % 9)}:${String(index % 60).padStart(2, '0')}:30`
      }).join('\n')
    const durationOf = (text: string, count: number) => {
      const start = performance.now()
      expect(qualify('2025-11', 40, 40, readResultList(text).starters).rows.length).toBe(count)
      return performance.now() - start
    }
    const [few, many] = [lines(1250), lines(5000)]
    let [short, long] = [Infinity, Infinity]
    // The best of several: a busy machine only makes them longer.
    for (let round = 0; round < 5 || (round < 30 && long > 8 * short); round += 1) {
      short = Math.min(short, durationOf(few, 1250))
      long = Math.min(long, durationOf(many, 5000))
    }
    expect(long / short).toBeLessThan(8)
  })
})

test('answers are spread evenly, all or none at the ends and all without a rate', () => {
  const answersAt = (rate: number) => {
    const answer = evenAnswers(rate)
    const [group] = AGE_GROUPS
    if (group === undefined) throw new Error('No group')
    return Array.from({ length: 10 }, () => (answer({ line: 1, group, time: 1, graded: 1 }) ? 1 : 0)).join('')
  }
  expect(answersAt(40)).toBe('0010100101')
  expect(answersAt(100)).toBe('1111111111')
  expect(answersAt(0)).toBe('0000000000')
  expect(answersAt(-5)).toBe('0000000000')
  expect(answersAt(Number.NaN)).toBe('1111111111')
})
