import { describe, expect, it } from 'vitest'
import { formatMonth } from '#app/domain/shared/dates/months.ts'
import type { CampPlaces } from './camp.ts'
import { countLabel, dateFigures, disciplineLine, stateLabel } from './labels.ts'

const today = '2027-01-10'

const open: CampPlaces = {
  startOn: '2027-03-06',
  endOn: '2027-03-13',
  opensOn: undefined,
  capacity: 16,
  taken: 12,
  isMarkedFull: false,
  isCancelled: false,
}

describe('the state in words', () => {
  it.each<[Partial<CampPlaces>, string]>([
    [{}, '4\u00A0places sur 16'],
    [{ taken: 14 }, 'Dernières places\u00A0: 2'],
    [{ taken: 15 }, 'Dernière place'],
    [{ taken: 16 }, 'Complet'],
    [{ opensOn: '2027-02-01' }, 'Inscriptions le 1er\u00A0février'],
    [{ startOn: '2027-01-08', endOn: '2027-01-12' }, 'En cours'],
    [{ startOn: '2027-01-02', endOn: '2027-01-04' }, 'Passé'],
    [{ isCancelled: true }, 'Annulé'],
  ])('%o', (change, label) => {
    expect(stateLabel({ ...open, ...change }, today)).toBe(label)
  })
})

it('names months and counts camps in French', () => {
  expect(formatMonth('2027-08')).toBe('août 2027')
  expect([countLabel(0), countLabel(1), countLabel(5)]).toEqual([
    'Aucun stage',
    '1\u00A0stage',
    '5\u00A0stages',
  ])
})

it.each([
  ['2027-03-06', '2027-03-13', '6 – 13', 'mars 2027'],
  ['2027-03-27', '2027-04-03', '27', 'mars – 3\u00A0avril 2027'],
  ['2026-12-28', '2027-01-01', '28', 'décembre 2026 – 1er\u00A0janvier 2027'],
  ['2027-05-01', '2027-05-01', '1er', 'mai 2027'],
])('shows the days from %s to %s', (startOn, endOn, days, months) => {
  expect(dateFigures({ startOn, endOn })).toEqual({ days, months })
})

it('says the sports first, then the tags, each once', () => {
  expect(disciplineLine({ sports: ['triathlon', 'velo'], tags: ['tous niveaux', 'vélo'] })).toBe(
    'Triathlon, vélo, tous niveaux',
  )
})
