import { AGE_GROUPS, readAgeGroup, type AgeGroup } from '#app/domain/training/qualification/age-groups.ts'
import { findRace, RACE_METRES, rulesOfRace } from '#app/domain/training/qualification/races.ts'
import { readDuration } from '#app/domain/training/typed/durations.ts'
import { readNumber } from '#app/domain/training/typed/numbers.ts'
import { refuse, type Reading } from '#app/domain/training/typed/reading.ts'
import type { ToolFields, ToolQuery } from '../tool-query.ts'
import { systemKeys, systemWords } from './system-words.ts'

export const ownSlots = 'slots'

export const unknownRace = 'inconnue'

export const qualificationFields: ToolFields = {
  names: [
    'course',
    'systeme',
    'groupe',
    'temps',
    'places',
    'partants-h',
    'partants-f',
    'groupes-h',
    'groupes-f',
    'acceptation',
  ],
  example: { course: 'ironman-france', groupe: 'F45-49', temps: '10:38:12', acceptation: '40' },
}

export function readQualification(query: ToolQuery) {
  const race = findRace(query.course ?? '')
  const chosen = systemKeys.find((key) => key === query.systeme)
  const system = chosen ?? (race ? rulesOfRace(race) : '2025-11')
  const distance = systemWords[system].distance ?? race?.distance ?? 'ironman'
  return {
    race,
    isRaceUnknown: race === undefined && Boolean(query.course) && query.course !== ownSlots,
    isSystemChosen: chosen !== undefined,
    system,
    distance,
    isOtherDistance: race !== undefined && race.distance !== distance,
    group: groupOf(query.groupe),
    readings: {
      time: readDuration(query.temps ?? '', RACE_METRES[distance]),
      slots: readCount(query.places ?? '', 1, 1000),
      startersMen: readCount(query['partants-h'] ?? '', 0, 100_000),
      startersWomen: readCount(query['partants-f'] ?? '', 0, 100_000),
      groupsMen: readCount(query['groupes-h'] ?? '', 0, 14),
      groupsWomen: readCount(query['groupes-f'] ?? '', 0, 14),
      acceptance: readNumber((query.acceptation ?? '').replace(/\s*%\s*$/, ''), 0, 100),
    },
  }
}

function groupOf(typed = ''): AgeGroup {
  const group = readAgeGroup(typed) ?? AGE_GROUPS.find(({ key }) => key === 'F45-49')
  if (group === undefined) throw new RangeError('No age group')
  return group
}

function readCount(typed: string, least: number, most: number): Reading {
  const reading = readNumber(typed, least, most)
  if (!reading.ok || Number.isInteger(reading.value)) return reading
  return refuse('unreadable', 'Indiquez un nombre entier.')
}

export function valueOr<Empty>(whenEmpty: Empty, reading: Reading): number | Empty | undefined {
  if (reading.ok) return reading.value
  return reading.reason === 'empty' ? whenEmpty : undefined
}
