import { describe, expect, it } from 'vitest'
import { gunTimeOf, netTimeOf } from './gun-time.ts'
import { laneLaps, lapMetresIn } from './track-lanes.ts'

describe('lanes', () => {
  it('are 400 m inside and 453.03 m outside', () => {
    expect(lapMetresIn(1)).toBe(400)
    expect(lapMetresIn(2)).toBeCloseTo(407.04, 2)
    expect(lapMetresIn(8)).toBeCloseTo(453.03, 2)
  })

  it('are eight', () => {
    expect([0, 9, 1.5, Number.NaN].map(lapMetresIn)).toEqual([undefined, undefined, undefined, undefined])
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
  })

  it('refuses a wait that leaves nothing to run', () => {
    expect(netTimeOf(100, 100)).toBeUndefined()
    expect(netTimeOf(100, -1)).toBeUndefined()
    expect(netTimeOf(Infinity, 1)).toBeUndefined()
    expect(netTimeOf(100, Number.NaN)).toBeUndefined()
  })
})
