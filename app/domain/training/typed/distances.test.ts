import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDistance, readMarks } from './distances.ts'
import { writeDistance } from './writing.ts'

describe('readDistance', () => {
  it.each([
    ['42,195 km', 42_195],
    ['42.195km', 42_195],
    ['21097.5', 21_097.5],
    ['21 097,5 m', 21_097.5],
    ['21\u202f097,5', 21_097.5],
    ['10', 10_000],
    ['12,5', 12_500],
    ['99.9', 99_900],
    ['100', 100],
    ['400 m', 400],
    ['5km', 5000],
    ['10K', 10_000],
    ['semi', 21_097.5],
    ['Semi-marathon', 21_097.5],
    ['marathon', 42_195],
    ['mile', 1609.344],
    ['10 miles', 16_093.44],
    ['100 yd', 91.44],
    ['.5', 500],
    ['5 kms', 5000],
    ['5 kilometres', 5000],
    ['1500 metres', 1500],
    ['demi-marathon', 21_097.5],
    ['half', 21_097.5],
  ])('reads %s', (text, expected) => {
    expect(readDistance(text)).toMatchObject({ ok: true, value: expected })
  })

  it.each([
    ['10', 16_093.44, '10\u00a0mi'],
    ['26,2', 42_164.8128, '26,2\u00a0mi'],
    ['99.9', 160_773.4656, '99,9\u00a0mi'],
    ['100', 100, '100\u00a0m'],
    ['10 km', 10_000, '6,21\u00a0mi'],
    ['marathon', 42_195, '26,22\u00a0mi'],
  ])('reads %s in miles where they are asked for', (text, value, reading) => {
    expect(readDistance(text, 'mi')).toEqual({ ok: true, value: expect.closeTo(value, 6), reading })
    expect(readMarks(text, 'mi')).toMatchObject({ marks: { everyMetres: expect.closeTo(value, 6) } })
  })

  it('says how it read', () => {
    expect(readDistance('10')).toMatchObject({ reading: '10\u00a0km' })
    expect(readDistance('400')).toMatchObject({ reading: '400\u00a0m' })
  })

  it.each([
    ['', 'empty'],
    ['loin', 'unreadable'],
    ['-5', 'unreadable'],
    ['5 parsecs', 'unreadable'],
    ['toString', 'unreadable'],
    ['5 constructor', 'unreadable'],
    ['1.2.3', 'unreadable'],
    ['1'.repeat(100_000), 'unreadable'],
    ['0', 'out-of-range'],
    ['1000000000', 'out-of-range'],
  ])('refuses %s', (text, reason) => {
    expect(readDistance(text)).toMatchObject({ ok: false, reason })
  })

  it('reads back what is written, to the decimetre', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (decimetres) => {
        const read = readDistance(writeDistance(decimetres / 10))
        expect(read.ok && read.value).toBeCloseTo(decimetres / 10, 6)
      }),
    )
  })
})

describe('readMarks', () => {
  it.each(['5', '5 km', '5km', '5000', '5000 m', 'tous les 5 km', ' Tous les 5 '])(
    'reads « %s » as a rhythm',
    (typed) => {
      expect(readMarks(typed)).toEqual({
        ok: true,
        marks: { everyMetres: 5000 },
        reading: 'tous les 5\u00a0km',
      })
    },
  )

  it.each([
    '5 ; 12,5 ; 21,1',
    '5;12,5;21,1',
    '5 12,5 21,1',
    '5, 12,5, 21,1',
    '5 km / 12.5 km / 21.1 km',
    '５　１２，５　２１，１',
    '21,1 5 12,5 5',
  ])('reads « %s » as a list, in order', (typed) => {
    expect(readMarks(typed)).toEqual({
      ok: true,
      marks: { atMetres: [5000, 12_500, 21_100] },
      reading: '5\u00a0km ; 12,5\u00a0km ; 21,1\u00a0km',
    })
  })

  it('takes several commas as separators, one as a decimal', () => {
    expect(readMarks('5,10,15')).toMatchObject({ marks: { atMetres: [5000, 10_000, 15_000] } })
    expect(readMarks('7,5')).toMatchObject({ marks: { everyMetres: 7500 } })
  })

  it('takes names of races and miles', () => {
    expect(readMarks('semi et 30')).toMatchObject({ marks: { atMetres: [21_097.5, 30_000] } })
    expect(readMarks('2 mi')).toMatchObject({ marks: { everyMetres: 3218.688 } })
  })

  it('says nothing was typed', () => {
    expect(readMarks('  ')).toMatchObject({ ok: false, reason: 'empty' })
  })

  it.each(['abc', '5 ; abc', '0', '-5', ';', '5 ; 0', '<script>', '🏃', '1'.repeat(100)])(
    'refuses « %s »',
    (typed) => {
      expect(readMarks(typed)).toMatchObject({ ok: false, reason: 'unreadable' })
    },
  )

  it('reads as many as a course has, not more', () => {
    const thirty = Array.from({ length: 30 }, (_, index) => index + 1).join(' ')
    expect(readMarks(thirty)).toMatchObject({ ok: true, marks: { atMetres: { length: 30 } } })
    expect(readMarks('5 '.repeat(120))).toMatchObject({ ok: false, reason: 'out-of-range' })
    expect(readMarks('5 '.repeat(160))).toMatchObject({ ok: false, reason: 'unreadable' })
  })
})
