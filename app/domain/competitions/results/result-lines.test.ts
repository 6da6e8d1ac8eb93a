import { expect, test } from 'vitest'
import { readResultLines } from './result-lines.ts'

const runners = [
  { memberId: '1', name: 'Éloïse Le Goff' },
  { memberId: '2', name: 'Marc Petit' },
  { memberId: '3', name: 'Ana Costa' },
  { memberId: '4', name: 'Ana Costa' },
]

test('a pasted ranking finds who runs, whatever the order, case and accents of a name', () => {
  const text =
    'LE GOFF Eloise;1:32:10;12\n"Petit, Marc";abandon;\nInconnu Paul;1:00:00;1\nAna Costa;1:40:00;30\n'
  expect(readResultLines(text, runners)).toEqual({
    found: [
      { memberId: '1', time: '1:32:10', place: '12', outcome: 'finished' },
      { memberId: '2', time: '', place: '', outcome: 'abandoned' },
    ],
    unknown: ['Inconnu Paul 1:00:00 1', 'Ana Costa 1:40:00 30'],
  })
})

test('nothing pasted, or nonsense, finds nobody', () => {
  expect(readResultLines(' \n', runners)).toEqual({ found: [], unknown: [] })
  expect(readResultLines(';;;', runners).found).toEqual([])
})
