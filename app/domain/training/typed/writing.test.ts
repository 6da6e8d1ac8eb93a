import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  machineValue,
  writeClock,
  writeDuration,
  writeDistance,
  writeNumber,
  writePercentage,
  writeSpeed,
  writePace,
} from './writing.ts'

describe('writing durations and paces', () => {
  it('rounds to the nearest second and carries', () => {
    expect(writeClock(298.6)).toBe('4:59')
    expect(writeClock(299.6)).toBe('5:00')
    expect(writeClock(3599.5)).toBe('1:00:00')
    expect(writeClock(12_599)).toBe('3:29:59')
    expect(writeClock(59, { hours: true })).toBe('0:00:59')
    expect(writePace(299.5, 'km')).toBe('5′00″/km')
    expect(writePace(3725, 'km')).toBe('1:02′05″/km')
    expect(writePace(105)).toBe('1′45″')
  })

  it('writes tenths on demand, carried too', () => {
    expect(writeClock(298.64, { tenths: true })).toBe('4:58,6')
    expect(writeClock(299.96, { tenths: true })).toBe('5:00,0')
    expect(writePace(105.25, '100 m', { tenths: true })).toBe('1′45,3″/100\u00a0m')
    expect(writeDuration(5.04, { tenths: true })).toBe('5,0\u00a0s')
  })

  it('writes in words with no-break spaces', () => {
    expect(writeDuration(12_605)).toBe('3\u00a0h\u00a030\u00a0min\u00a005\u00a0s')
    expect(writeDuration(299)).toBe('4\u00a0min\u00a059\u00a0s')
    expect(writeDuration(7)).toBe('7\u00a0s')
    expect(writeDuration(0)).toBe('0\u00a0s')
  })

  it('writes a difference with a true minus sign, and no sign for nothing', () => {
    expect(writeClock(-65)).toBe('−1:05')
    expect(writeClock(-0.2)).toBe('0:00')
  })

  it('never writes sixty', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 4e6, noNaN: true }), fc.boolean(), (seconds, tenths) => {
        expect(writeClock(seconds, { tenths })).not.toMatch(/:6\d/)
      }),
    )
  })
})

describe('writing numbers', () => {
  it('uses the comma and thin spaces', () => {
    expect(writeNumber(1234.5)).toBe('1\u202f234,5')
    expect(writeDistance(42_195)).toBe('42,195\u00a0km')
    expect(writeDistance(21_097.5)).toBe('21,0975\u00a0km')
    expect(writeDistance(1_000_000)).toBe('1\u202f000\u00a0km')
    expect(writeDistance(97.5)).toBe('97,5\u00a0m')
    expect(writeDistance(999.99)).toBe('999,99\u00a0m')
    expect(writeDistance(999.996)).toBe('1\u00a0km')
    expect(writeSpeed(12.0605, 'km/h')).toBe('12,06\u00a0km/h')
    expect(writePercentage(2.5)).toBe('2,5\u00a0%')
  })

  it('gives the machine every digit, and nothing that is not a number', () => {
    expect(machineValue(298.5898803175732)).toBe('298.5898803175732')
    expect(machineValue(1e-7)).toBe('0.0000001')
    expect(machineValue(Number.NaN)).toBeUndefined()
    expect(machineValue(Number.POSITIVE_INFINITY)).toBeUndefined()
    expect(machineValue(1e21)).toBeUndefined()
  })
})
