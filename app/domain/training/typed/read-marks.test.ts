import { describe, expect, it } from 'vitest'
import { readMarks } from './read-marks.ts'

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
