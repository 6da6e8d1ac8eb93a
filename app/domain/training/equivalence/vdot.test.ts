import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { trainingPaces, paceAtShare, timeOfVdot, vdotOf } from './vdot.ts'

const vdots = fc.double({ min: 10, max: 120, noNaN: true })
const distances = fc.double({ min: 400, max: 200_000, noNaN: true })

describe('VDOT', () => {
  it.each([
    [5000, 19 * 60 + 57, 50],
    [10_000, 41 * 60 + 21, 50],
    [21_097.5, 91 * 60 + 35, 50],
    [42_195, 3 * 3600 + 10 * 60 + 49, 50],
    [5000, 24 * 60 + 8, 40],
    [42_195, 3 * 3600 + 49 * 60 + 45, 40],
  ])('of %d m in %d s is %d, as published', (distanceMetres, timeSeconds, published) => {
    expect(Math.abs((vdotOf({ distanceMetres, timeSeconds }) ?? 0) - published)).toBeLessThan(0.12)
    expect(Math.abs((timeOfVdot(published, distanceMetres) ?? 0) / timeSeconds - 1)).toBeLessThan(0.0018)
  })

  it('returns: the time of a VDOT is worth that VDOT', () => {
    fc.assert(
      fc.property(vdots, distances, (vdot, distanceMetres) => {
        const timeSeconds = timeOfVdot(vdot, distanceMetres) ?? 0
        expect(vdotOf({ distanceMetres, timeSeconds })).toBeCloseTo(vdot, 8)
      }),
    )
  })

  it('takes longer further, and less time fitter', () => {
    fc.assert(
      fc.property(vdots, distances, (vdot, metres) => {
        const time = timeOfVdot(vdot, metres) ?? 0
        expect(timeOfVdot(vdot, metres * 1.01)).toBeGreaterThan(time)
        expect(timeOfVdot(vdot * 1.01, metres)).toBeLessThan(time)
      }),
    )
  })

  it('refuses what is no race', () => {
    expect(vdotOf({ distanceMetres: 0, timeSeconds: 100 })).toBeUndefined()
    expect(vdotOf({ distanceMetres: 100, timeSeconds: Infinity })).toBeUndefined()
    expect(vdotOf({ distanceMetres: 1000, timeSeconds: 86_400 })).toBeUndefined()
    expect(timeOfVdot(0, 1000)).toBeUndefined()
    expect(timeOfVdot(50, -1)).toBeUndefined()
    expect(timeOfVdot(1e-300, 1.7e308)).toBeUndefined()
  })

  it('is never anything but positive and finite', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (one, other) => {
        for (const figure of [vdotOf({ distanceMetres: one, timeSeconds: other }), timeOfVdot(one, other)]) {
          if (figure !== undefined) expect(figure > 0 && Number.isFinite(figure)).toBe(true)
        }
      }),
    )
  })
})

describe('training paces', () => {
  it('are those published for VDOT 50, within the accuracy of the rules', () => {
    const paces = new Map(trainingPaces(50)?.map(({ zone, pace }) => [zone, pace]))
    expect(Math.abs((paces.get('T') ?? 0) - 255)).toBeLessThan(1)
    expect(Math.abs((paces.get('M') ?? 0) - 271)).toBeLessThan(1)
    expect(Math.abs((paces.get('I') ?? 0) - 235)).toBeLessThan(1.6)
    expect(Math.abs((paces.get('R') ?? 0) * 0.4 - 87)).toBeLessThan(1.1)
  })

  it('come with times over 200, 400 and 1000 m', () => {
    const threshold = trainingPaces(50)?.find(({ zone }) => zone === 'T')
    expect(threshold?.time400).toBeCloseTo(0.4 * paceAtShare(50, 0.88), 9)
    expect(threshold?.time200).toBeCloseTo(0.2 * paceAtShare(50, 0.88), 9)
    expect(threshold?.time1000).toBe(threshold?.pace)
  })

  it('takes 6, 7 or 8 s off a lap for repetitions', () => {
    const offLap = (vdot: number) => {
      const paces = new Map(trainingPaces(vdot)?.map(({ zone, time400 }) => [zone, time400]))
      return (paces.get('I') ?? 0) - (paces.get('R') ?? 0)
    }
    const published = [6, 7, 7, 8].map((seconds) => expect.closeTo(seconds, 9))
    expect([50, 49, 48, 47].map(offLap)).toEqual(published)
  })

  it('are all quicker for whoever is fitter, repetitions around 48 too', () => {
    const fitter = fc.oneof(vdots, fc.double({ min: 46, max: 51, noNaN: true }))
    fc.assert(
      fc.property(fitter, fc.double({ min: 1e-4, max: 1, noNaN: true }), (vdot, more) => {
        const after = trainingPaces(vdot + more)
        trainingPaces(vdot)?.forEach(({ pace }, index) => expect(after?.[index]?.pace).toBeLessThan(pace))
      }),
    )
  })

  it('slows the marathon of those below 48', () => {
    const marathon = trainingPaces(40)?.find(({ zone }) => zone === 'M')?.pace ?? 0
    expect(marathon - (timeOfVdot(40, 42_195) ?? 0) / 42.195).toBeCloseTo(0.105 * 8 ** 1.6, 9)
  })

  it('are refused for no VDOT, and for one that leaves nothing of a lap', () => {
    expect(trainingPaces(0)).toBeUndefined()
    expect(trainingPaces(5000)).toBeUndefined()
  })
})
