import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { milePaceOf, paceOfSpeed, runPaceOf, solveRun, gunTimeOf, netTimeOf, laneLaps } from './run.ts'

const metres = fc.double({ min: 1, max: 1e6, noNaN: true })
const seconds = fc.double({ min: 1, max: 1e6, noNaN: true })

describe('solveRun', () => {
  it('finds the pace of a marathon in 3:29:59', () => {
    const run = solveRun({ distanceMetres: 42_195, timeSeconds: 12_599 })
    expect(run?.pace).toBeCloseTo(298.59, 3)
    expect(run?.milePace).toBeCloseTo(298.5899 * 1.609344, 3)
    expect(run?.speed).toBeCloseTo(12.0567, 4)
    expect(run?.lap400).toBeCloseTo(119.436, 3)
    expect(run?.timeSeconds).toBe(12_599)
  })

  it('finds the time, or the distance', () => {
    expect(solveRun({ distanceMetres: 10_000, pace: 300 })?.timeSeconds).toBe(3000)
    expect(solveRun({ timeSeconds: 3600, speed: 12 })?.distanceMetres).toBe(12_000)
  })

  it('leaves aside what is sought when all three are known', () => {
    const known = { distanceMetres: 10_000, timeSeconds: 2700, pace: 300 }
    expect(solveRun(known)?.pace).toBe(270)
    expect(solveRun(known, 'time')?.timeSeconds).toBe(3000)
    expect(solveRun(known, 'distance')?.distanceMetres).toBe(9000)
  })

  it('takes the pace before the speed', () => {
    expect(solveRun({ distanceMetres: 1000, pace: 240, speed: 12 })?.timeSeconds).toBe(240)
  })

  it('needs two figures, positive and finite', () => {
    expect(solveRun({})).toBeUndefined()
    expect(solveRun({ distanceMetres: 1000 })).toBeUndefined()
    expect(solveRun({ timeSeconds: 1000 })).toBeUndefined()
    expect(solveRun({ pace: 300 })).toBeUndefined()
    expect(solveRun({ distanceMetres: 0, timeSeconds: 1 })).toBeUndefined()
    expect(solveRun({ distanceMetres: -5, pace: 300 })).toBeUndefined()
    expect(solveRun({ distanceMetres: 1e308, pace: 1e308 })).toBeUndefined()
    expect(solveRun({ timeSeconds: 1000, speed: 0 })).toBeUndefined()
  })

  it('returns: the pace found gives back the time and the distance', () => {
    fc.assert(
      fc.property(metres, seconds, (distanceMetres, timeSeconds) => {
        const pace = solveRun({ distanceMetres, timeSeconds })?.pace ?? 0
        expect((solveRun({ distanceMetres, pace })?.timeSeconds ?? 0) / timeSeconds).toBeCloseTo(1, 12)
        expect((solveRun({ timeSeconds, pace })?.distanceMetres ?? 0) / distanceMetres).toBeCloseTo(1, 12)
      }),
    )
  })

  it('never gives anything but positive finite figures', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (distanceMetres, timeSeconds) => {
        const run = solveRun({ distanceMetres, timeSeconds })
        return !run || Object.values(run).every((figure) => figure > 0 && Number.isFinite(figure))
      }),
    )
  })
})

describe('pace units', () => {
  it('converts both ways', () => {
    expect(paceOfSpeed(300)).toBe(12)
    expect(paceOfSpeed(12)).toBe(300)
    expect(milePaceOf(300)).toBeCloseTo(482.8032, 9)
  })
})

describe('runPaceOf', () => {
  it('says a pace or a speed in every way', () => {
    const figures = { pace: 300, milePace: expect.closeTo(482.8032, 9), speed: 12, lap400: 120 }
    expect(runPaceOf({ pace: 300 })).toEqual(figures)
    expect(runPaceOf({ speed: 12 })).toEqual(figures)
    expect(runPaceOf({ pace: 300, speed: 20 })).toEqual(figures)
  })

  it('says nothing of nothing', () => {
    expect(runPaceOf({})).toBeUndefined()
    expect(runPaceOf({ pace: 0 })).toBeUndefined()
    expect(runPaceOf({ speed: 0 })).toBeUndefined()
  })
})

describe('lanes', () => {
  it('are 400 m inside and 453.03 m outside', () => {
    const lengths = laneLaps(300).map(({ lapMetres }) => lapMetres)
    expect(lengths[0]).toBe(400)
    expect(lengths[1]).toBeCloseTo(407.04, 2)
    expect(lengths[7]).toBeCloseTo(453.03, 2)
  })

  it('take longer the further out', () => {
    const laps = laneLaps(300)
    expect(laps).toHaveLength(8)
    expect(laps[0]).toEqual({ lane: 1, lapMetres: 400, lapSeconds: 120 })
    expect(laps[7]?.lapSeconds).toBeCloseTo(135.909, 2)
  })
})

describe('gun time', () => {
  it('takes the wait at the start line off the official time, and puts it back', () => {
    expect(netTimeOf(12_599, 150)).toBe(12_449)
    expect(gunTimeOf(12_449, 150)).toBe(12_599)
    expect(netTimeOf(12_599, 0)).toBe(12_599)
  })

  it('refuses a wait that leaves nothing to run', () => {
    expect(netTimeOf(100, 100)).toBeUndefined()
    expect(netTimeOf(100, -1)).toBeUndefined()
    expect(netTimeOf(Infinity, 1)).toBeUndefined()
    expect(netTimeOf(100, Number.NaN)).toBeUndefined()
  })
})
