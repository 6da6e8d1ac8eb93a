import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPace } from './read-pace.ts'
import { writePace } from './write-pace.ts'

describe('readPace', () => {
  it.each([
    ['4:59', 299],
    ["4'59/km", 299],
    ['4′59″ / km', 299],
    ['4:59 min/km', 299],
    ['4:59 mn/km', 299],
    ['4min59 au km', 299],
    ['5 min/km', 300],
    ['4,5', 270],
    ['298.6', 298.6],
    ['1:02:05', 3725],
  ])('reads %s per kilometre', (text, expected) => {
    expect(readPace(text)).toMatchObject({ ok: true, value: expected })
  })

  it('converts a unit typed after it into that of the field', () => {
    expect(readPace('8:02.8032/mi')).toMatchObject({ ok: true, value: expect.closeTo(300, 9) })
    expect(readPace('5:00/km', 'mi')).toMatchObject({ ok: true, value: expect.closeTo(482.8032, 9) })
    expect(readPace('8:00 par mile', 'mi')).toMatchObject({ value: 480 })
    expect(readPace('1:45/100', '100 m')).toMatchObject({ value: 105 })
    expect(readPace('1:45/100 m', '100 m')).toMatchObject({ value: 105 })
    expect(readPace('1:40/100 yards', '100 yd')).toMatchObject({ value: 100 })
    expect(readPace('1:40/100y', '100 yd')).toMatchObject({ value: 100 })
    expect(readPace('1:40/100 yd', '100 m')).toMatchObject({ value: expect.closeTo(100 / 0.9144, 9) })
  })

  it('says how it read', () => {
    expect(readPace('4:59')).toMatchObject({ reading: '4′59″/km' })
    expect(readPace('105,5', '100 m')).toMatchObject({ reading: '1′45,5″/100\u00a0m' })
  })

  it.each([
    ['', 'empty'],
    ['vite', 'unreadable'],
    ['/km', 'unreadable'],
    ['5:00/h', 'unreadable'],
    ['x'.repeat(100_000), 'unreadable'],
    ['0:00', 'out-of-range'],
    ['99999999', 'out-of-range'],
  ])('refuses %s', (text, reason) => {
    expect(readPace(text)).toMatchObject({ ok: false, reason })
  })

  it('gives the example of its own unit', () => {
    expect(readPace('?')).toHaveProperty('expected', 'Indiquez une allure comme 4:59 ou 4′59″, par km.')
    expect(readPace('?', '100 m')).toHaveProperty('expected', expect.stringContaining('1:45'))
    expect(readPace('?', 'mi')).toHaveProperty('expected', expect.stringContaining('par mi'))
  })

  it('reads back what is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3599 }), (value) => {
        expect(readPace(writePace(value, 'km'))).toMatchObject({ ok: true, value })
      }),
    )
  })
})
