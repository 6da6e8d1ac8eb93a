import { describe, expect, it } from 'vitest'
import { usualVmaZones } from '../vma-zones.ts'
import { chauziTimes, oxygenUptakeOfVma, vmaOfHalfCooper, vmaOfTest, vmaPaces } from './vma.ts'

describe('VMA', () => {
  it('is a hundredth of the metres of a half-Cooper', () => {
    expect(vmaOfHalfCooper(1650)).toBe(16.5)
    expect(vmaOfHalfCooper(0)).toBeUndefined()
  })

  it('is the mean speed of any test of 4 to 8 minutes', () => {
    expect(vmaOfTest({ distanceMetres: 2000, timeSeconds: 450 })).toEqual({ vma: 16, isReliable: true })
    expect(vmaOfTest({ distanceMetres: 1000, timeSeconds: 200 })).toEqual({ vma: 18, isReliable: false })
    const isReliable = (timeSeconds: number) => vmaOfTest({ distanceMetres: 2000, timeSeconds })?.isReliable
    expect([239, 240, 480, 481].map(isReliable)).toEqual([false, true, true, false])
    expect(vmaOfTest({ distanceMetres: 3000, timeSeconds: 0 })).toBeUndefined()
  })

  it('stands for 3.5 times as much oxygen', () => {
    expect(oxygenUptakeOfVma(16)).toBe(56)
  })

  it('gives paces and laps every 5 %', () => {
    const paces = vmaPaces(16) ?? []
    expect(paces.map(({ percent }) => percent)).toEqual([60, 65, 70, 75, 80, 85, 90, 95, 100, 105, 110, 115])
    expect(paces.find(({ percent }) => percent === 100)).toEqual({ percent: 100, pace: 225, time400: 90 })
    expect(vmaPaces(15)?.[4]?.pace).toBeCloseTo(300, 9)
    expect(vmaPaces(0)).toBeUndefined()
  })

  it('has zones that rise', () => {
    for (const { fromPercent, toPercent } of usualVmaZones) expect(fromPercent).toBeLessThan(toPercent)
  })
})

describe('Chauzi', () => {
  it('makes 5.5 times a 2000 m a 10 km, and the rest 1 and 2 km/h slower', () => {
    const times = chauziTimes(480)
    expect(times?.time10).toBe(2640)
    expect(times?.half).toBeCloseTo((21.0975 / (36_000 / 2640 - 1)) * 3600, 6)
    expect(times?.marathon).toBeCloseTo((42.195 / (36_000 / 2640 - 2)) * 3600, 6)
  })

  it('has nothing for no test, nor for a walk', () => {
    expect(chauziTimes(0)).toBeUndefined()
    expect(chauziTimes(3300)).toBeUndefined()
  })
})
