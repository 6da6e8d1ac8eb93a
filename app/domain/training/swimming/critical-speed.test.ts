import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { criticalSpeed, swimTargets } from './critical-speed.ts'

const of400And200 = (t400: number, t200: number) =>
  criticalSpeed({ distance: 400, time: t400 }, { distance: 200, time: t200 })

describe('critical swim speed', () => {
  test('400 m in 6:36 and 200 m in 3:10 are 1:43 per 100 m', () => {
    const result = of400And200(396, 190)
    expect(result).toEqual({ ok: true, pace: 103, warnings: [] })
    expect(criticalSpeed({ distance: 200, time: 190 }, { distance: 400, time: 396 })).toEqual(result)
  })

  test('refusals', () => {
    expect(of400And200(190, 190)).toEqual({ ok: false, reason: 'longer-not-slower' })
    expect(of400And200(180, 190)).toEqual({ ok: false, reason: 'longer-not-slower' })
    expect(of400And200(0, 190)).toEqual({ ok: false, reason: 'not-a-test' })
    expect(of400And200(396, Number.NaN)).toEqual({ ok: false, reason: 'not-a-test' })
    expect(criticalSpeed({ distance: 400, time: 396 }, { distance: 400, time: 390 })).toEqual({
      ok: false,
      reason: 'same-distance',
    })
    expect(criticalSpeed({ distance: 1, time: 1e300 }, { distance: 1e-300, time: 1 })).toMatchObject({
      ok: true,
    })
    expect(of400And200(379, 190)).toEqual({ ok: false, reason: 'longer-is-faster' })
    expect(of400And200(395, 200)).toEqual({ ok: false, reason: 'longer-is-faster' })
  })

  test.each([
    [380, 190, []],
    [446.5, 190, []],
    [447, 190, ['not-maximal']],
    [230, 110, ['duration']],
    [1300, 600, ['duration']],
  ])('400 m in %s s and 200 m in %s s warn of %s', (t400, t200, warnings) => {
    expect(of400And200(t400, t200)).toMatchObject({ ok: true, warnings })
  })

  test('recovers the speed the tests were made of, whatever their reserve', () => {
    const speeds = fc.double({ min: 0.5, max: 2, noNaN: true })
    const reserves = fc.double({ min: 1, max: 50, noNaN: true })
    fc.assert(
      fc.property(speeds, reserves, fc.integer({ min: 100, max: 400 }), (speed, reserve, distance) => {
        const test = (metres: number) => ({ distance: metres, time: (metres - reserve) / speed })
        const result = criticalSpeed(test(distance), test(distance * 2))
        expect(result.ok && 100 / result.pace).toBeCloseTo(speed, 6)
      }),
    )
  })

  test('finite numbers never give anything but finite numbers', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), fc.double(), fc.double(), (d1, t1, d2, t2) => {
        const result = criticalSpeed({ distance: d1, time: t1 }, { distance: d2, time: t2 })
        expect(!result.ok || Number.isFinite(result.pace)).toBe(true)
      }),
    )
  })
})

describe('targets', () => {
  test('around CSS', () => {
    expect(swimTargets(103)).toEqual([
      { key: 'vo2', from: 98, to: 98 },
      { key: 'css', from: 103, to: 103 },
      { key: 'endurance', from: 105, to: 105 },
      { key: 'seuil', from: 105, to: 107 },
      { key: 'aisance', from: 108, to: 108 },
      { key: 'eau-libre', from: 106, to: 111 },
    ])
    expect(swimTargets(4).map(({ key }) => key)).not.toContain('vo2')
    expect(swimTargets(Number.NaN)).toEqual([])
  })
})
