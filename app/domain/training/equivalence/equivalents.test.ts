import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Equivalent,
  equivalenceDistances,
  equivalentsOn,
  isFarFrom,
  type Runner,
} from './equivalents.ts'
import { models, shareOf } from './model-ranges.ts'
import { cameronTime, purdyTime, personalExponent, riegelTime } from './race-models.ts'
import { exponentOfPair } from './two-races.ts'
import { vickersTime } from './vickers.ts'

const race = { distanceMetres: 10_000, timeSeconds: 2730 }
const noRace = { distanceMetres: 0, timeSeconds: 2730 }

describe('Riegel', () => {
  it('multiplies by 4.600 for 4.2195 times the distance', () => {
    expect((riegelTime(race, 42_195) ?? 0) / 2730).toBeCloseTo(4.6, 3)
    expect((riegelTime(race, 20_000, 1.1) ?? 0) / 2730).toBeCloseTo(2 ** 1.1, 12)
  })

  it('finds one’s own exponent from two races, in either order', () => {
    const other = { distanceMetres: 21_097.5, timeSeconds: riegelTime(race, 21_097.5, 1.08) ?? 0 }
    expect(personalExponent(race, other)).toBeCloseTo(1.08, 10)
    expect(personalExponent(other, race)).toBeCloseTo(1.08, 10)
  })

  it('refuses what makes no sense', () => {
    expect(riegelTime(noRace, 5000)).toBeUndefined()
    expect(riegelTime(race, -1)).toBeUndefined()
    expect(riegelTime(race, 5000, Number.NaN)).toBeUndefined()
    expect(riegelTime(race, 1e300, 1.2)).toBeUndefined()
    expect(personalExponent(race, race)).toBeUndefined()
    expect(personalExponent(race, noRace)).toBeUndefined()
    expect(personalExponent(noRace, race)).toBeUndefined()
    expect(personalExponent(race, { distanceMetres: 20_000, timeSeconds: 2000 })).toBeUndefined()
  })
})

describe('Cameron and Purdy', () => {
  it('foretell a half marathon from a 10 km', () => {
    expect(cameronTime(race, 21_097.5)).toBeCloseTo(6019.07, 1)
    expect(purdyTime(race, 21_097.5)).toBeGreaterThan(5900)
    expect(purdyTime(race, 21_097.5)).toBeLessThan(6200)
  })

  it('return to the race they came from', () => {
    const metres = fc.double({ min: 400, max: 80_000, noNaN: true })
    fc.assert(
      fc.property(metres, metres, (from, to) => {
        const start = { distanceMetres: from, timeSeconds: from * 0.28 }
        for (const foretold of [cameronTime, purdyTime]) {
          const there = { distanceMetres: to, timeSeconds: foretold(start, to) ?? 0 }
          expect((foretold(there, from) ?? 0) / start.timeSeconds).toBeCloseTo(1, 8)
        }
      }),
    )
  })

  it('foretell ten hours for nobody: a race of too few Purdy points is one of none, in proportion', () => {
    const jog = (timeSeconds: number) => purdyTime({ distanceMetres: 800, timeSeconds }, 100_000) ?? 0
    expect(jog(576) / jog(480)).toBeCloseTo(1.2, 9)
    expect(jog(576) / 100).toBeLessThan(2.5 * 720)
    expect(jog(200) / jog(190)).toBeGreaterThan(200 / 190)
  })

  it('refuse what is no race, or beyond what they can say', () => {
    expect(cameronTime(noRace, 5000)).toBeUndefined()
    expect(cameronTime(race, 0)).toBeUndefined()
    expect(cameronTime(race, 500_000)).toBeUndefined()
    expect(cameronTime({ distanceMetres: 500_000, timeSeconds: 200_000 }, 5000)).toBeUndefined()
    expect(cameronTime({ distanceMetres: 1000, timeSeconds: 1.7e308 }, 400_000)).toBeUndefined()
    expect(purdyTime({ distanceMetres: 1000, timeSeconds: 5e-324 }, 5000)).toBeUndefined()
    expect(purdyTime(noRace, 5000)).toBeUndefined()
    expect(purdyTime(race, Infinity)).toBeUndefined()
    expect(purdyTime(race, 1e300)).toBeUndefined()
  })
})

describe('Vickers and Vertosick', () => {
  const half = { distanceMetres: 21_097.5, timeSeconds: 6300 }

  it('foretell a marathon from a race and a weekly volume', () => {
    const riegel = 42_195 / (2730 * 4.2195 ** 1.07)
    const speed = 0.16018617 + 0.83076202 * riegel + 0.06423826 * 2.5
    expect(vickersTime(race, 25 * 1609.344)).toBeCloseTo(42_195 / speed, 6)
    expect(vickersTime(race, 40_000) ?? 0).toBeGreaterThan((riegelTime(race, 42_195) ?? 0) + 5 * 60)
  })

  it('from two races, in either order', () => {
    const between = Math.log(6300 / 2730) / Math.log(2.10975)
    const own = 1.4510756 - 0.23797948 * between - 0.01410023 * 2.5
    expect(vickersTime(race, 25 * 1609.344, half)).toBeCloseTo(6300 * 2 ** own, 6)
    expect(vickersTime(half, 25 * 1609.344, race)).toBeCloseTo(6300 * 2 ** own, 6)
  })

  it('fade to one race where two are too alike, or say what no runner’s do', () => {
    const alone = expect.closeTo(vickersTime(race, 40_000) ?? 0, 6)
    expect(vickersTime(race, 40_000, { distanceMetres: 21_097.5, timeSeconds: 2000 })).toEqual(alone)
    expect(vickersTime(race, 40_000, { distanceMetres: 21_097.5, timeSeconds: 9000 })).toEqual(alone)
    expect(vickersTime(race, 40_000, { distanceMetres: 10_500, timeSeconds: 2880 })).toEqual(alone)
  })

  it('say nothing of no race, of a marathon and of no volume', () => {
    expect(vickersTime(noRace, 40_000)).toBeUndefined()
    expect(vickersTime({ distanceMetres: 42_195, timeSeconds: 12_000 }, 40_000)).toBeUndefined()
    expect(vickersTime(race, Number.NaN)).toBeUndefined()
  })
})

describe('equivalents', () => {
  const on = (metres: number, runner?: Runner) => equivalentsOn(race, [metres], runner)[0]

  it('give a race back on its own distance, by every model, without an interval to speak of', () => {
    const own = on(10_000)
    for (const { seconds } of Object.values(own?.predictions ?? {})) expect(seconds).toBeCloseTo(2730, 6)
    for (const seconds of [own?.mean, own?.interval?.quickest, own?.interval?.slowest])
      expect(seconds).toBeCloseTo(2730, 6)
  })

  it('take the mean of the models that hold there, Vickers on a marathon for those who say their volume', () => {
    const mean = (metres: number, runner?: Runner) => {
      const times = Object.values(on(metres, runner)?.predictions ?? {}).map(({ seconds }) => seconds)
      expect(on(metres, runner)?.mean).toBeCloseTo(
        times.reduce((sum, time) => sum + time, 0) / times.length,
        6,
      )
      return times.length
    }
    expect([mean(21_097.5), mean(42_195), mean(42_195, { weeklyMetres: 40_000 })]).toEqual([4, 4, 5])
    expect(on(30_000, { weeklyMetres: 40_000 })?.predictions.vickers).toBeUndefined()
  })

  it('know where each model holds, and fade over a quarter beyond', () => {
    const holding = (distanceMetres: number, timeSeconds: number) =>
      models.filter((model) => shareOf(model, { distanceMetres, timeSeconds }) === 1)
    expect(holding(10_000, 2730)).toEqual([...models])
    expect(holding(42_195, 230 * 60 + 1)).toEqual(['daniels', 'cameron', 'purdy'])
    expect(holding(1000, 200)).toEqual(['cameron', 'purdy'])
    expect(holding(30, 5)).toEqual([])
    const faded = [1, 1.1, 1.25, 1.3].map((beyond) =>
      shareOf('riegel', { distanceMetres: 42_195, timeSeconds: beyond * 13_800 }),
    )
    expect(faded).toEqual([1, expect.closeTo(0.573, 3), expect.closeTo(0, 9), 0])
  })

  it('have nothing to say of no race', () => {
    expect(equivalentsOn(noRace, [10_000])).toEqual([{ distanceMetres: 10_000, predictions: {} }])
  })

  it('never hold anything but positive finite times', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), fc.double(), (distanceMetres, timeSeconds, metres) => {
        const [row] = equivalentsOn({ distanceMetres, timeSeconds }, [metres])
        return Object.values(row?.predictions ?? {}).every(
          ({ seconds }) => seconds > 0 && Number.isFinite(seconds),
        )
      }),
    )
  })
})

type Rows = (Equivalent & { ratio: number })[]

describe('of any runner’s race', () => {
  const metres = fc.oneof(
    fc.constantFrom(...equivalenceDistances),
    fc.double({ min: 800, max: 100_000, noNaN: true }),
  )
  const pace = fc.double({ min: 120, max: 720, noNaN: true })
  const weeklyMetres = fc.option(fc.double({ min: 0, max: 150_000, noNaN: true }), { nil: undefined })

  function property(check: (rows: Rows, slower: Rows, growth: number) => void) {
    const extra = fc.double({ min: 1e-5, max: 0.01, noNaN: true })
    fc.assert(
      fc.property(metres, pace, weeklyMetres, extra, (distanceMetres, secondsPerKm, weekly, more) => {
        const timeSeconds = (distanceMetres * secondsPerKm) / 1000
        const rowsOf = (seconds: number) =>
          equivalentsOn({ distanceMetres, timeSeconds: seconds }, equivalenceDistances, {
            weeklyMetres: weekly,
          }).map((row) => ({ ...row, ratio: row.distanceMetres / distanceMetres }))
        check(rowsOf(timeSeconds), rowsOf(timeSeconds * (1 + more)), Math.log1p(more))
      }),
      { numRuns: 300 },
    )
  }

  it('a little more time is a little more everywhere: nothing jumps, nothing falls', () => {
    property((rows, slower, growth) => {
      rows.forEach(({ mean, interval }, index) => {
        const after = slower[index]
        for (const [one, other] of [
          [mean, after?.mean],
          [interval?.quickest, after?.interval?.quickest],
          [interval?.slowest, after?.interval?.slowest],
        ]) {
          const moved = Math.log((other ?? Number.NaN) / (one ?? Number.NaN))
          expect(moved).toBeGreaterThan(-1e-9)
          expect(moved).toBeLessThan(5 * growth)
        }
      })
    })
  })

  it('a second race, however unlike the first, makes no jump either', () => {
    const distances = fc.double({ min: 4000, max: 26_000, noNaN: true })
    const more = 1e-6
    fc.assert(
      fc.property(distances, distances, pace, pace, (own, others, ownPace, othersPace) => {
        const other = { distanceMetres: others, timeSeconds: (others * othersPace) / 1000 }
        const on = (timeSeconds: number) => {
          const first = { distanceMetres: own, timeSeconds }
          const runner = { weeklyMetres: 40_000, other, exponent: exponentOfPair(first, other) }
          return equivalentsOn(first, [21_097.5, 42_195], runner)
        }
        const timeSeconds = (own * ownPace) / 1000
        const after = on(timeSeconds * (1 + more))
        on(timeSeconds).forEach(({ mean, interval }, index) => {
          const moved = (one = Number.NaN, next = Number.NaN) => Math.abs(Math.log(next / one))
          const later = after[index]
          expect(moved(interval?.quickest, later?.interval?.quickest)).toBeLessThan(25 * more)
          expect(moved(interval?.slowest, later?.interval?.slowest)).toBeLessThan(25 * more)
          expect(moved(mean, later?.mean)).toBeLessThan(8 * more)
        })
      }),
      { numRuns: 2000 },
    )
  })

  it('nor does it open the interval beyond what runners are like', () => {
    const seconds = fc.double({ min: 600, max: 12_000, noNaN: true })
    const distances = fc.double({ min: 3000, max: 45_000, noNaN: true })
    fc.assert(
      fc.property(distances, seconds, (distanceMetres, timeSeconds) => {
        const exponent = exponentOfPair(race, { distanceMetres, timeSeconds })
        const [row] = equivalentsOn(race, [42_195], { exponent })
        const usual = riegelTime(race, 42_195) ?? 0
        expect(row?.interval?.slowest).toBeLessThan(usual * 1.25)
        expect(row?.interval?.quickest).toBeGreaterThan(usual * 0.9)
      }),
    )
  })

  it('the interval never narrows away from the race, and holds every model, faded ones too', () => {
    const widthOf = ({ interval }: Rows[number]) =>
      Math.log((interval?.slowest ?? 0) / (interval?.quickest ?? 1))
    property((rows) => {
      const outwards = [
        rows.filter(({ ratio }) => ratio >= 1),
        rows.filter(({ ratio }) => ratio < 1).toReversed(),
      ]
      for (const side of outwards) {
        const widths = side.map(widthOf)
        widths.forEach((width, index) =>
          expect(width).toBeGreaterThanOrEqual((widths[index - 1] ?? 0) - 1e-9),
        )
      }
      for (const { predictions, interval } of rows) {
        for (const { seconds } of Object.values(predictions)) {
          expect(seconds).toBeGreaterThanOrEqual((interval?.quickest ?? Infinity) * (1 - 1e-9))
          expect(seconds).toBeLessThanOrEqual((interval?.slowest ?? 0) * (1 + 1e-9))
        }
      }
    })
  })

  it('the longer the race, the more seconds between the ends of its interval', () => {
    property((rows) => {
      const seconds = rows
        .filter(({ ratio }) => ratio >= 1)
        .map(({ interval }) => (interval?.slowest ?? 0) - (interval?.quickest ?? 0))
      expect(seconds).toEqual(seconds.toSorted((one, other) => one - other))
    })
  })

  it('at the borders of Riegel’s range too, where the models disagree most', () => {
    const on = (timeSeconds: number, distance: number) =>
      equivalentsOn({ distanceMetres: 10_000, timeSeconds }, [distance])[0]?.mean ?? 0
    expect(on(3000, 42_195) - on(2999, 42_195)).toBeLessThan(8)
    expect(on(2510, 50_000) - on(2505, 50_000)).toBeLessThan(50)
  })
})

describe('isFarFrom', () => {
  it('lets a 10 km speak of the marathon, a 5 km no more', () => {
    expect(isFarFrom(race, 42_195)).toBe(false)
    expect(isFarFrom({ distanceMetres: 5000, timeSeconds: 1300 }, 42_195)).toBe(true)
    expect(isFarFrom(race, 3000)).toBe(false)
    expect(isFarFrom(race, 1500)).toBe(true)
  })
})
