import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFinishTime, MOST_CHARACTERS, MOST_LINES, readResultList } from './result-list.ts'

describe('finish times', () => {
  test.each([
    ['10:38:12', 38_292],
    [' 9:05:07.5 ', 32_707.5],
    ['9:05:07,5', 32_707.5],
    ['10h38', 38_280],
    ['10h38m12', 38_292],
    ['10h38′12″', 38_292],
    ['10 h 38 min 12 s', 38_292],
  ])('%s', (text, time) => {
    expect(readFinishTime(text)).toBe(time)
  })

  test.each(['', '29:12', '10:60:00', '10:00:60', '0:00:00', 'DNF', '1e9', '10:38:12 PM'])(
    '%s is none',
    (text) => {
      expect(readFinishTime(text)).toBeUndefined()
    },
  )
})

describe('a pasted list', () => {
  const read = (text: string) =>
    readResultList(text).starters.map(({ group, time }) => `${group.key} ${time ?? 'DNF'}`)

  test.each([
    'F40-44\t10:38:12',
    'F40-44,10:38:12',
    'F40-44;10:38:12',
    'F40-44 10:38:12',
    'Ｆ４０-４４　１０：３８：１２',
    '"F40-44","10:38:12"',
    '12\tA. Nageuse\tFemmes\t40-44\t1:05:10\t5:40:00\t10h38m12',
    'F40-44\t10:38:12\t1:05:10\t5:40:00',
    'F 40-44 10:38:12',
    'F_40-44|10:38:12',
    'Female-40-44,10:38:12',
    'F4044;10:38:12',
    'F40-44;638:12',
    'F40-44;10 h 38 min 12 s',
  ])('%s', (text) => {
    expect(read(text)).toEqual(['F40-44 38292'])
  })

  test('headings, professionals and blank lines are no starters; DNF is one, DNS none', () => {
    const list = readResultList(
      'Groupe\tTemps\r\nF40-44\t10:38:12\r\n\r\nMPRO\t8:00:00\rM45-49\tDNF\nM45-49\tDNS\n40-44\t9:00:00',
    )
    expect(list.starters.map(({ line, group, time }) => [line, group.key, time])).toEqual([
      [2, 'F40-44', 38_292],
      [5, 'M45-49', undefined],
    ])
    expect(list).toMatchObject({ ignored: 4, isCut: false })
  })

  test.each(['DNF', 'dsq', 'Abandon', 'Disqualifiée', 'Did not finish', 'Hors délai'])(
    '%s: the splits of a race that was not finished are no finish',
    (status) => {
      expect(read(`F40-44;${status};1:05:10;5:40:00`)).toEqual(['F40-44 DNF'])
    },
  )

  test('two parts beside a group alone are hours, as in the fields; a number alone is no time', () => {
    expect(read('F40-44;10:38')).toEqual(['F40-44 38280'])
    expect(readResultList('F40-44;5:38', 113_000).starters[0]?.time).toBe(20_280)
    expect(read('F40-44;58:12;5:40')).toEqual(['F40-44 DNF'])
    expect(read('F40-44;12')).toEqual(['F40-44 DNF'])
    expect(read('F40-44;-9:00:00')).toEqual(['F40-44 DNF'])
  })

  test('a number without its hyphen is an age band where nothing else is', () => {
    expect(read('M4044;F18-24;10:38:12')).toEqual(['F18-24 38292'])
    expect(read('4044;F;18-24;10:38:12')).toEqual(['F18-24 38292'])
    expect(read('M4045;10:38:12')).toEqual([])
  })

  test('too long a list is cut, whatever it holds', () => {
    expect(readResultList('\n'.repeat(MOST_LINES))).toEqual({ starters: [], ignored: 0, isCut: true })
    expect(readResultList('x'.repeat(MOST_CHARACTERS + 1))).toMatchObject({ ignored: 1, isCut: true })
  })

  test('any text is read without failing', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        expect(readResultList(text).starters.every(({ time }) => time === undefined || time > 0)).toBe(true)
      }),
    )
  })
})
