import { describe, expect, it } from 'vitest'
import { readNumber } from './read-number.ts'
import { readPercentage } from './read-percentage.ts'
import { readSpeed } from './read-speed.ts'

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
