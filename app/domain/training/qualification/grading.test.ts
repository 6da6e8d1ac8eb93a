import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AGE_GROUPS, readAgeGroup, type AgeGroup } from './age-groups.ts'
import {
  FACTOR_TABLES,
  factorOf,
  isFactorPublished,
  equivalentTimes,
  gradedTime,
  timeForGraded,
} from './grading.ts'
import { findRace, QUALIFYING_RACES, rulesOfRace } from './races.ts'

function group(key: string): AgeGroup {
  const found = AGE_GROUPS.find((known) => known.key === key)
  if (found === undefined) throw new Error(`No group ${key}`)
  return found
}

describe('age groups', () => {
  test.each([
    ['F40-44', 'F40-44'],
    ['H 40–44', 'M40-44'],
    ['Female 18-24', 'F18-24'],
    ['MALE 85-89', 'M85-89'],
    ['Hommes 40 - 44', 'M40-44'],
    ['40-44 F', 'F40-44'],
    ['w50-54', 'F50-54'],
  ])('%s is %s', (text, key) => {
    expect(readAgeGroup(text)?.key).toBe(key)
  })

  test.each(['MPRO', '40-44', 'F41-44', 'X40-44', '', 'F40', '🏊', 'F90-94'])('%s is none', (text) => {
    expect(readAgeGroup(text)).toBeUndefined()
  })
})

describe('factors', () => {
  test('28 in each table, the fastest group at 1', () => {
    for (const { men, women } of Object.values(FACTOR_TABLES)) {
      expect([men.length, women.length]).toEqual([14, 14])
      expect(Math.max(...men)).toBe(1)
    }
    expect(factorOf('2025-11', group('F60-64'))).toBe(0.8041)
    expect(factorOf('703-2026', group('M80-84'))).toBe(0.5153)
    expect(() => factorOf('2025-11', { gender: 'M', band: 14, key: 'M90-94' })).toThrow(RangeError)
    expect(isFactorPublished(group('F75-79'))).toBe(true)
    expect(isFactorPublished(group('F80-84'))).toBe(false)
    expect(isFactorPublished(group('M85-89'))).toBe(true)
  })

  test('women of November are those of July over 0.8977, to the fourth decimal', () => {
    FACTOR_TABLES['2025-07'].women.forEach((factor, band) => {
      expect(Math.abs(factor / 0.8977 - (FACTOR_TABLES['2025-11'].women[band] ?? 0))).toBeLessThan(0.000_11)
    })
    expect(FACTOR_TABLES['2025-11'].men).toEqual(FACTOR_TABLES['2025-07'].men)
  })
})

describe('graded times', () => {
  test('12:29:10 of a woman of 60 to 64 is worth 10:02:24', () => {
    expect(Math.round(gradedTime('2025-11', group('F60-64'), 44_950) ?? 0)).toBe(36_144)
  })

  test('the equivalent of an equivalent is the time, and all grade alike', () => {
    const groups = fc.constantFrom(...AGE_GROUPS)
    const times = fc.double({ min: 10_000, max: 70_000, noNaN: true })
    fc.assert(
      fc.property(groups, groups, times, (one, other, time) => {
        const there = equivalentTimes('2025-11', one, time).find((row) => row.group === other)?.time ?? 0
        const graded = gradedTime('2025-11', other, there) ?? 0
        expect(graded).toBeCloseTo(gradedTime('2025-11', one, time) ?? 0, 6)
        expect(timeForGraded('2025-11', one, graded)).toBeCloseTo(time, 6)
      }),
    )
  })

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('%s is no time', (time) => {
    expect(gradedTime('2025-11', group('F40-44'), time)).toBeUndefined()
    expect(timeForGraded('2025-11', group('F40-44'), time)).toBeUndefined()
    expect(equivalentTimes('2025-11', group('F40-44'), time)).toEqual([])
  })

  test('a time too large for some group leaves that row out', () => {
    expect(equivalentTimes('2025-11', group('M30-34'), Number.MAX_VALUE).length).toBe(2)
  })
})

describe('races', () => {
  test('125, each with a slug of its own', () => {
    expect(QUALIFYING_RACES.length).toBe(125)
    expect(new Set(QUALIFYING_RACES.map(({ slug }) => slug)).size).toBe(125)
    expect(findRace('ironman-france')?.slots).toBe(40)
    expect(findRace('ironman-tours-metropole')?.slots).toBe(55)
    expect(findRace('ironman-70-3-nice')).toMatchObject({ distance: '703', slots: 70 })
    expect(findRace('nowhere')).toBeUndefined()
    expect(findRace('')).toBeUndefined()
  })

  test('a race is found however its name becomes a slug; twice a year, the latest of its name', () => {
    for (const written of ['ironman-703-hawaii', 'Ironman 70.3 Hawai`i', 'ironman-70.3-hawai-i'])
      expect(findRace(written)?.slug).toBe('ironman-70-3-hawai-i')
    expect(findRace("ironman-703-coeur-d'alene")?.slug).toBe('ironman-70-3-coeur-d-alene')
    expect(findRace('Ironman 70.3 Western Sydney')?.date).toBe('2026-05-03')
    for (const race of QUALIFYING_RACES) expect(findRace(race.slug)).toBe(race)
  })

  test('the rules of the day', () => {
    expect(rulesOfRace({ date: '2025-11-13', distance: 'ironman' })).toBe('2025-07')
    expect(rulesOfRace({ date: '2025-11-14', distance: 'ironman' })).toBe('2025-11')
    expect(rulesOfRace({ date: '2026-06-22', distance: '703' })).toBe('703-2025')
    expect(rulesOfRace({ date: '2026-06-23', distance: '703' })).toBe('703-2026')
  })
})
