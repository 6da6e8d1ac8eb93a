import { expect, test } from 'vitest'
import { openingState, weekdayInParis, weekOf } from './opening-hours.ts'

const times = [
  { day: 2, from: '17:00', to: '19:30' },
  { day: 2, from: '09:00', to: '12:00' },
  { day: 6, from: '09:00', to: '11:00' },
]
const words = (iso: string) => openingState(times, new Date(iso)).words.replaceAll('\u00A0', ' ')

test('a week has seven days, their times in order', () => {
  const week = weekOf(times)
  expect(week.map(({ name }) => name)).toEqual([
    'lundi',
    'mardi',
    'mercredi',
    'jeudi',
    'vendredi',
    'samedi',
    'dimanche',
  ])
  expect(week[1]?.times.map(({ from }) => from)).toEqual(['09:00', '17:00'])
  expect(week[6]?.times).toEqual([])
})

test.each([
  ['2026-11-24T08:00:00Z', 'Ouvert, jusqu’à 12 h'],
  ['2026-11-24T11:00:00Z', 'Fermé, ouvre à 17 h'],
  ['2026-11-24T16:00:00Z', 'Ouvert, jusqu’à 19 h 30'],
  ['2026-11-24T18:30:00Z', 'Fermé'],
  ['2026-11-22T10:00:00Z', 'Fermé'],
  ['2026-07-21T07:00:00Z', 'Ouvert, jusqu’à 12 h'],
])('%s: %s', (iso, expected) => {
  expect(words(iso)).toBe(expected)
})

test('the day is the one in France', () => {
  expect(weekdayInParis(new Date('2026-11-22T23:30:00Z'))).toBe(1)
})
