import { describe, expect, test } from 'vitest'
import { readSwimDistance, readSwimPace, readSwimSpeed, readSwimTime } from './typed-swim.ts'

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
    ['20', 20],
    ['100', 100],
    [' 66,5 ', 66.5],
    ['400', 400],
    ['1 500', 1500],
    ['0,4', 400],
    ['1.5', 1500],
    ['19,5', 19_500],
    ['20,5', 20.5],
    ['1 km', 1000],
    ['50 yd', 45.72],
  ])('a distance of %s is %s m', (text, metres) => {
    expect(readSwimDistance(text)).toMatchObject({ ok: true, value: expect.closeTo(metres, 9) })
    expect(readSwimDistance(text)).not.toHaveProperty('meant')
  })

  test('a few whole metres may have been kilometres', () => {
    expect(readSwimDistance('10')).toMatchObject({
      value: 10,
      meant: { text: '10 km', reading: '10\u00a0km' },
    })
    expect(readSwimDistance('19')).toHaveProperty('meant.text', '19 km')
    expect(readSwimDistance('4'.repeat(100))).toMatchObject({ ok: false, reason: 'unreadable' })
  })

  test.each([
    ['25.45', 1500, 1527, '25:45'],
    ['1,05', 50, 63, '1:05'],
    ['58.42', 100, 58.42, undefined],
    ['25.60', 1500, 1536, undefined],
  ])('%s over %s m is %s s, or %s', (text, distance, seconds, meant) => {
    const reading = readSwimTime(text, distance)
    expect(reading).toMatchObject({ ok: true, value: expect.closeTo(seconds, 9) })
    expect(reading).toHaveProperty(
      ...((meant === undefined ? ['ok', true] : ['meant.text', meant]) as [string, unknown]),
    )
    expect('meant' in reading).toBe(meant !== undefined)
  })

  test('distances, paces and speeds', () => {
    expect(readSwimDistance('1650 yd')).toMatchObject({ ok: true, value: 1650 * 0.9144 })
    expect(readSwimDistance('1,9')).toMatchObject({ value: 1900, reading: '1\u202f900\u00a0m' })
    expect(readSwimPace('1:43', '100 m')).toMatchObject({ ok: true, value: 103 })
    expect(readSwimSpeed('3,6 km/h')).toMatchObject({ ok: true, value: 1 })
  })
})
