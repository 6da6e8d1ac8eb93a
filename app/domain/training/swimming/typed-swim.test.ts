import { describe, expect, test } from 'vitest'
import {
  readSwimDistance,
  readSwimPace,
  readSwimSpeed,
  readSwimTime,
  readTestDistance,
} from './typed-swim.ts'

describe('typed swims', () => {
  test.each([
    ['25:45', 1500, 1545],
    ['3:10', 200, 190],
    ['0:14', 25, 14],
    ['1:05', 3800, 3900],
    ['1h05', 3800, 3900],
    ['58', 100, 58],
    ['58,4', 100, 58.4],
    ['396', 400, 396],
    ['25', 50, 25],
    ['25', 1500, 1500],
    ['13', 400, 780],
    ['25', undefined, 1500],
  ])('%s over %s m is %s s', (text, distance, seconds) => {
    expect(readSwimTime(text, distance)).toMatchObject({ ok: true, value: seconds })
  })

  test('a swim of any human speed in m:ss is never read as hours', () => {
    for (const distance of [25, 50, 100, 400, 1500, 3800, 10_000, 25_000]) {
      const seconds = Math.ceil((distance / 100) * 40)
      const typed = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
      expect(readSwimTime(typed, distance)).toMatchObject({ ok: true, value: seconds })
    }
  })

  test('what is refused says what a swimmer types', () => {
    expect(readSwimTime('vite', 100)).toMatchObject({ ok: false, expected: expect.stringContaining('25:45') })
    expect(readSwimTime('0,5 s', 100)).toMatchObject({ ok: false, reason: 'out-of-range' })
    expect(readSwimTime('9'.repeat(100), 100)).toMatchObject({ ok: false, reason: 'unreadable' })
    expect(readSwimDistance('')).toMatchObject({ ok: false, reason: 'empty' })
    expect(readSwimDistance('0,5 m')).toMatchObject({ ok: false, reason: 'out-of-range' })
    expect(readSwimDistance('1e9')).toMatchObject({ ok: false, reason: 'unreadable' })
    expect(readSwimDistance('99999999')).toMatchObject({ expected: expect.stringContaining('10 000 km') })
    expect(readSwimPace('0:00', '100 m')).toMatchObject({ ok: false, reason: 'out-of-range' })
    expect(readSwimPace('lent', '100 yd')).toMatchObject({ expected: expect.stringContaining('100 yd') })
    expect(readSwimSpeed('0.0001')).toMatchObject({ ok: false, reason: 'out-of-range' })
  })

  test.each([
    ['50', 50],
    ['25', 25],
    [' 66,5 ', 66.5],
    ['400', 400],
    ['0,4', 400],
    ['1.5', 1500],
    ['1 km', 1000],
    ['50 yd', 45.72],
  ])('a test over %s is over %s m: nobody is tested over 50 km', (text, metres) => {
    expect(readTestDistance(text)).toMatchObject({ ok: true, value: expect.closeTo(metres, 9) })
  })

  test('a distance of a test longer than anybody types is refused', () => {
    expect(readTestDistance('4'.repeat(100))).toMatchObject({ ok: false, reason: 'unreadable' })
    expect(readTestDistance('')).toMatchObject({ ok: false, reason: 'empty' })
  })

  test('distances, paces and speeds', () => {
    expect(readSwimDistance('1650 yd')).toMatchObject({ ok: true, value: 1650 * 0.9144 })
    expect(readSwimDistance('1,9')).toMatchObject({ value: 1900, reading: '1\u202f900\u00a0m' })
    expect(readSwimPace('1:43', '100 m')).toMatchObject({ ok: true, value: 103 })
    expect(readSwimSpeed('3,6 km/h')).toMatchObject({ ok: true, value: 1 })
  })
})
