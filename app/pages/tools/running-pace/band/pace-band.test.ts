import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { pacingOf, type Strategy } from '#app/domain/training/running/pacing.ts'
import { solveRun } from '#app/domain/training/running/run.ts'
import type { RunningUnit } from '../running-pace-fields.ts'
import { mostBandColumns, paceBandOf } from './pace-band.ts'

function bandOf(metres: number, seconds: number, unit: RunningUnit = 'km', strategy: Strategy = 'reguliere') {
  const run = solveRun({ distanceMetres: metres, timeSeconds: seconds })
  const pacing = pacingOf(metres, seconds, strategy, 4)
  if (!run || !pacing) throw new Error('No such race')
  return paceBandOf(run, pacing, unit)
}

test('a marathon has a column a kilometre, every fifth marked, and a finish', () => {
  const { columns, step, finish, meanPace } = bandOf(42_195, 12_599)
  expect(step).toBe(1)
  expect(columns.map(({ label }) => label)).toEqual(Array.from({ length: 42 }, (_, index) => `${index + 1}`))
  expect(columns.filter(({ isFifth }) => isFifth).map(({ label }) => label)).toEqual([
    '5',
    '10',
    '15',
    '20',
    '25',
    '30',
    '35',
    '40',
  ])
  expect(columns[9]?.seconds).toBeCloseTo((12_599 / 42.195) * 10, 9)
  expect(finish).toEqual({ metres: 42_195, seconds: 12_599 })
  expect(meanPace).toEqual({ seconds: 12_599 / 42.195, unit: 'km' })
})

test('the times are those of the strategy, not of the mean pace', () => {
  const [first] = bandOf(10_000, 3000, 'km', 'progressive').columns
  expect(first?.seconds).toBeCloseTo(300 * 1.02, 9)
})

test('a race of a whole number of kilometres ends in the finish block alone', () => {
  expect(bandOf(10_000, 3000).columns).toHaveLength(9)
  expect(bandOf(5000, 1500).columns.at(-1)?.label).toBe('4')
})

test('in miles, the columns are miles', () => {
  const { columns, unit, meanPace } = bandOf(42_195, 12_599, 'mi')
  expect(unit).toBe('mi')
  expect(columns).toHaveLength(26)
  expect(columns[0]?.metres).toBe(1609.344)
  expect(meanPace.seconds).toBeCloseTo((12_599 / 42_195) * 1609.344, 9)
})

test.each([
  [50_000, 1, 49],
  [51_000, 1, 50],
  [100_000, 5, 19],
  [170_000, 5, 33],
  [330_000, 10, 32],
  [9_999_000, 250, 39],
])('over %d m there is a column every %d km: %d of them', (metres, step, count) => {
  const band = bandOf(metres, metres * 0.4)
  expect(band.step).toBe(step)
  expect(band.columns).toHaveLength(count)
  expect(band.columns.filter(({ isFifth }) => isFifth)[0]?.label).toBe(String(5 * step))
})

test('a race on the track has a column every 100 m', () => {
  expect(bandOf(1000, 200)).toMatchObject({ step: 100, unit: 'm' })
  expect(
    bandOf(1000, 200)
      .columns.map(({ label }) => label)
      .join(' '),
  ).toBe('100 200 300 400 500 600 700 800 900')
  expect(bandOf(60, 8).columns).toEqual([])
})

test('whatever the race, times rise up to its own, in columns that fit', () => {
  const race = {
    metres: fc.double({ min: 0.5, max: 9_999_999, noNaN: true }),
    seconds: fc.double({ min: 1, max: 3_599_999, noNaN: true }),
    unit: fc.constantFrom<RunningUnit>('km', 'mi'),
    strategy: fc.constantFrom<Strategy>('reguliere', 'progressive', 'positive', 'prudente'),
  }
  fc.assert(
    fc.property(fc.record(race), ({ metres, seconds, unit, strategy }) => {
      const { columns, finish } = bandOf(metres, seconds, unit, strategy)
      expect(columns.length).toBeLessThanOrEqual(mostBandColumns)
      expect(finish).toEqual({ metres, seconds })
      const times = [0, ...columns.map((column) => column.seconds), finish.seconds]
      for (const [index, time] of times.slice(1).entries()) expect(time).toBeGreaterThan(times[index] ?? 0)
    }),
  )
})
