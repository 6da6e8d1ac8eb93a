import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDuration } from './durations.ts'
import { machineValue, writeClock, writeDuration } from './writing.ts'

function seconds(text: string, distanceMetres?: number): number | string {
  const read = readDuration(text, distanceMetres)
  return read.ok ? read.value : read.reason
}

describe('readDuration', () => {
  it.each([
    ['3:29:59', 12_599],
    ['3h29', 12_540],
    ['3 h 29 min 59 s', 12_599],
    ['3\u202fh\u00a029 MIN 59s', 12_599],
    ['3h29m59', 12_599],
    ["3h29'59", 12_599],
    ['3h29:59', 12_599],
    ['3 heures 29 minutes 59 secondes', 12_599],
    ['3h', 10_800],
    ['3h05s', 10_805],
    ['209:59', 12_599],
    ['4:59', 299],
    ['4\'59"', 299],
    ["4'59", 299],
    ["4'59''", 299],
    ['4’59', 299],
    ['4′59″', 299],
    ['4min59', 299],
    ['4 mn 59', 299],
    ['90s', 90],
    ['75"', 75],
    ['4:59,6', 299.6],
    ['1:02:03.25', 3723.25],
    ['45', 2700],
    ['45 30', 2730],
    ['1 45 30', 6330],
    ['４５：３０', 2730],
    ['12,5', 750],
    ['1,5h', 5400],
  ])('reads %s', (text, expected) => {
    expect(seconds(text)).toBe(expected)
  })

  it('takes two parts for m:ss unless that is faster than 1′30″ per kilometre', () => {
    expect(seconds('45:30', 10_000)).toBe(2730)
    expect(seconds('3:30', 42_195)).toBe(12_600)
    expect(seconds('209:59', 42_195)).toBe(12_599)
    expect(seconds('3:00', 2000)).toBe(180)
    expect(seconds('2:59', 2000)).toBe(10_740)
  })

  it('takes a bare number for minutes unless that is slower than 30′ per kilometre', () => {
    expect(seconds('45', 10_000)).toBe(2700)
    expect(seconds('75', 400)).toBe(75)
    expect(seconds('12599', 42_195)).toBe(12_599)
  })

  it.each([
    ['45.30', 10_000, 2718, '45:30', 2730],
    ['45,30', undefined, 2718, '45:30', 2730],
    ['3.29', 42_195, 197.4, '3:29', 12_540],
    ['2.30 min', undefined, 138, undefined, 0],
    ['45.60', 10_000, 2736, undefined, 0],
    ['45.5', 10_000, 2730, undefined, 0],
    ['45.00', 10_000, 2700, undefined, 0],
    ['75.30', 400, 75.3, undefined, 0],
    ['45:30', 10_000, 2730, undefined, 0],
  ])('reads %s over %s m as %s s, or as %s', (text, distance, value, meant, other) => {
    const read = readDuration(text, distance)
    expect(read).toMatchObject({ ok: true, value: expect.closeTo(value, 9) })
    expect(read.ok && read.meant?.text).toBe(meant)
    if (meant !== undefined) expect(seconds(meant, distance)).toBe(other)
  })

  it('says how it read', () => {
    expect(readDuration('45.30', 10_000)).toMatchObject({
      reading: '45,30\u00a0min, soit 45\u00a0min\u00a018\u00a0s',
      meant: { reading: '45\u00a0min\u00a030\u00a0s' },
    })
    expect(readDuration('3:30', 42_195)).toMatchObject({
      reading: '3\u00a0h\u00a030\u00a0min\u00a000\u00a0s',
    })
    expect(readDuration('4:59,6')).toMatchObject({ reading: '4\u00a0min\u00a059,6\u00a0s' })
  })

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['abc', 'unreadable'],
    ['-3:20', 'unreadable'],
    ['NaN', 'unreadable'],
    ['Infinity', 'unreadable'],
    ['1e3', 'unreadable'],
    ['🏃', 'unreadable'],
    ['4:60', 'unreadable'],
    ['1:02:60', 'unreadable'],
    ['1:02.5:30', 'unreadable'],
    ['3h60', 'unreadable'],
    ["4'61", 'unreadable'],
    ['3h29:59:10', 'unreadable'],
    ['9'.repeat(100_000), 'unreadable'],
    ['0', 'out-of-range'],
    ['0:00', 'out-of-range'],
    ['1000000000', 'out-of-range'],
  ])('refuses %s and says what is expected', (text, reason) => {
    expect(readDuration(text)).toMatchObject({ ok: false, reason })
    expect(readDuration(text)).toHaveProperty('expected', expect.stringMatching(/^Indiquez /))
  })

  it('never throws and never gives anything but a positive finite number', () => {
    fc.assert(
      fc.property(fc.string(), fc.option(fc.double(), { nil: undefined }), (text, distance) => {
        const read = readDuration(text, distance)
        return !read.ok || (read.value > 0 && Number.isFinite(read.value))
      }),
    )
  })

  it('reads back what is written, by clock, in words or by the machine', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3_599_999 }), (value) => {
        expect(seconds(writeClock(value, { hours: true }))).toBe(value)
        expect(seconds(writeDuration(value))).toBe(value)
        expect(seconds(`${machineValue(value)}s`)).toBe(value)
      }),
    )
  })
})
