import { AGE_GROUPS, readAgeGroup, type AgeGroup } from '#app/domain/training/qualification/age-groups.ts'
import {
  findRace,
  RACE_METRES,
  rulesOfRace,
  type RaceDistance,
} from '#app/domain/training/qualification/races.ts'
import type { QualificationSystem } from '#app/domain/training/qualification/simulate.ts'
import { readDuration } from '#app/domain/training/typed/durations.ts'
import { readNumber } from '#app/domain/training/typed/numbers.ts'
import { refuse, type Reading } from '#app/domain/training/typed/reading.ts'
import { readFields, toolFields, type ToolQuery } from '../tool-query.ts'
import words from './qualification-fields.json' with { type: 'json' }
import { systemKeys } from './system-words.ts'

export const ownSlots = 'slots'

export const unknownRace = 'inconnue'

export const qualificationFields = toolFields(words, {
  course: 'ironman-france',
  groupe: 'F45-49',
  temps: '10:38:12',
  acceptation: '40',
})

export function readQualification(query: ToolQuery) {
  const race = findRace(query.course ?? '')
  const chosen = systemKeys.find((key) => key === query.systeme)
  const system = chosen ?? (race ? rulesOfRace(race) : '2025-11')
  const distance = distanceOf(system) ?? race?.distance ?? 'ironman'
  return {
    race,
    isRaceUnknown: race === undefined && Boolean(query.course) && query.course !== ownSlots,
    isSystemChosen: chosen !== undefined,
    system,
    distance,
    isOtherDistance: race !== undefined && race.distance !== distance,
    group: groupOf(query.groupe),
    readings: readFields(query, {
      temps: (typed) => readDuration(typed, RACE_METRES[distance]),
      places: readCount(1, 1000),
      'partants-h': readCount(0, 100_000),
      'partants-f': readCount(0, 100_000),
      'groupes-h': readCount(0, 14),
      'groupes-f': readCount(0, 14),
      acceptation: (typed) => readNumber(typed.replace(/\s*%\s*$/, ''), 0, 100),
    }),
  }
}

function distanceOf(system: QualificationSystem): RaceDistance | undefined {
  if (system === 'ancien') return undefined
  return system.startsWith('703') ? '703' : 'ironman'
}

function groupOf(typed = ''): AgeGroup {
  const group = readAgeGroup(typed) ?? AGE_GROUPS.find(({ key }) => key === 'F45-49')
  if (group === undefined) throw new RangeError('No age group')
  return group
}

function readCount(least: number, most: number) {
  return (typed: string): Reading => {
    const reading = readNumber(typed, least, most)
    if (!reading.ok || Number.isInteger(reading.value)) return reading
    return refuse('unreadable', 'Indiquez un nombre entier.')
  }
}
