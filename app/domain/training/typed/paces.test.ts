import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readNumber, readPercentage } from './numbers.ts'
import { readPace, readSpeed } from './paces.ts'
import { writePace } from './writing.ts'

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
    ['4 59', 299],
    ['４：５９', 299],
    ['12 km/h', 300],
    ['12,5km/h', 288],
    ['5 m/s', 200],
  ])('reads %s per kilometre', (text, expected) => {
    expect(readPace(text)).toMatchObject({ ok: true, value: expect.closeTo(expected, 9) })
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

  it.each([
    ['4.59', 275.4, '4,59\u00a0min, soit 4′35″/km', '4:59', '4′59″/km'],
    ['4,59', 275.4, '4,59\u00a0min, soit 4′35″/km', '4:59', '4′59″/km'],
    ['4,59 min/km', 275.4, '4,59\u00a0min, soit 4′35″/km', '4:59 min/km', '4′59″/km'],
    ['４．５９', 275.4, '4,59\u00a0min, soit 4′35″/km', '4:59', '4′59″/km'],
    ['4.01', 240.6, '4,01\u00a0min, soit 4′01″/km', '4:01', '4′01″/km'],
  ])(
    'reads %s as decimal minutes, says so, and what else it may mean',
    (text, value, reading, meant, said) => {
      expect(readPace(text)).toEqual({
        ok: true,
        value: expect.closeTo(value, 9),
        reading,
        meant: { text: meant, reading: said },
      })
      expect(readPace(meant)).toMatchObject({ reading: said })
    },
  )

  it('reads a swim of 1.50 so too', () => {
    expect(readPace('1.50', '100 m')).toMatchObject({
      value: 90,
      reading: '1,50\u00a0min, soit 1′30″/100\u00a0m',
      meant: { text: '1:50', reading: '1′50″/100\u00a0m' },
    })
  })

  it.each(['4,5', '4.60', '4.00', '4.590', '45.30', '4:59', '298.60', '12.50 km/h'])(
    'has no doubt about %s',
    (text) => {
      expect(readPace(text)).toMatchObject({ ok: true })
      expect(readPace(text)).not.toHaveProperty('meant')
    },
  )

  it('says how it read', () => {
    expect(readPace('4:59')).toMatchObject({ reading: '4′59″/km' })
    expect(readPace('12 km/h')).toMatchObject({ reading: '5′00″/km' })
    expect(readPace('105,5', '100 m')).toMatchObject({ reading: '1′45,5″/100\u00a0m' })
  })

  it.each([
    ['', 'empty'],
    ['vite', 'unreadable'],
    ['/km', 'unreadable'],
    ['5:00/h', 'unreadable'],
    ['4 75', 'unreadable'],
    ['0 km/h', 'unreadable'],
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

const tooLong = '1'.repeat(100_000)

describe('readSpeed', () => {
  it.each([
    ['12,5', 12.5],
    ['12.5 km/h', 12.5],
    ['12kmh', 12.5 - 0.5],
    ['10 m/s', 36],
    ['10 mph', 16.09344],
    ['10 mi/h', 16.09344],
  ])('reads %s in km/h', (text, expected) => {
    expect(readSpeed(text)).toMatchObject({ ok: true, value: expect.closeTo(expected, 9) })
  })

  it('reads a swimming speed in m/s, and says so', () => {
    expect(readSpeed('1,25', 'm/s')).toMatchObject({ ok: true, value: 1.25, reading: '1,25\u00a0m/s' })
    expect(readSpeed('3,6 km/h', 'm/s')).toMatchObject({ value: expect.closeTo(1, 12) })
  })

  it.each([
    ['', 'empty'],
    ['12 nœuds', 'unreadable'],
    ['-12', 'unreadable'],
    [tooLong, 'unreadable'],
    ['0', 'out-of-range'],
    ['1000000000', 'out-of-range'],
  ])('refuses %s', (text, reason) => {
    expect(readSpeed(text)).toMatchObject({ ok: false, reason })
    expect(readSpeed(text, 'm/s')).toMatchObject({ ok: false, expected: expect.stringContaining('1,25 m/s') })
  })
})

describe('readPercentage', () => {
  it('reads 0 to 100, with or without its sign', () => {
    expect(readPercentage('2,5 %')).toMatchObject({ ok: true, value: 2.5, reading: '2,5\u00a0%' })
    expect(readPercentage('0')).toMatchObject({ ok: true, value: 0 })
    expect(readPercentage('100%')).toMatchObject({ ok: true, value: 100 })
  })

  it('refuses anything else', () => {
    expect(readPercentage(' ')).toMatchObject({ reason: 'empty' })
    expect(readPercentage('-2')).toMatchObject({ reason: 'unreadable' })
    expect(readPercentage(tooLong)).toMatchObject({ reason: 'unreadable' })
    expect(readPercentage('100,1')).toMatchObject({ reason: 'out-of-range' })
  })
})

describe('readNumber', () => {
  it('reads a number within its range', () => {
    expect(readNumber('1,06', 1, 1.3)).toMatchObject({ ok: true, value: 1.06, reading: '1,06' })
  })

  it('refuses the rest and names the range', () => {
    expect(readNumber('', 1, 1.3)).toMatchObject({ reason: 'empty' })
    expect(readNumber('abc', 1, 1.3)).toMatchObject({ reason: 'unreadable' })
    expect(readNumber(tooLong, 1, 1.3)).toMatchObject({ reason: 'unreadable' })
    expect(readNumber('0,9', 1, 1.3)).toMatchObject({ reason: 'out-of-range' })
    expect(readNumber('1,4', 1, 1.3)).toMatchObject({ expected: 'Indiquez un nombre de 1 à 1,3.' })
  })
})
