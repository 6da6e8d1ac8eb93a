import { readAgeGroup, type AgeGroup } from '#app/domain/training/qualification/age-groups.ts'
import {
  findRace,
  isRaceTime,
  type QualifyingRace,
  RACE_METRES,
  rulesOfRace,
  type RaceDistance,
} from '#app/domain/training/qualification/races.ts'
import type { QualificationSystem } from '#app/domain/training/qualification/simulate.ts'
import { readDuration } from '#app/domain/training/typed/durations.ts'
import { readNumber } from '#app/domain/training/typed/numbers.ts'
import { refuse, type Reading, type Refusal } from '#app/domain/training/typed/reading.ts'
import { readFields, toolFields, type ToolQuery } from '../tool-query.ts'
import words from './qualification-fields.json' with { type: 'json' }
import { systemKeys } from './system-words.ts'

export const ownSlots = 'slots'

export const unknownRace = 'inconnue'

export const unknownGroup = 'inconnu'

export const unknownSystem = 'inconnu'

export const qualificationFields = toolFields(words, {
  course: 'ironman-france',
  groupe: 'F45-49',
  temps: '10:38:12',
  acceptation: '40',
})

/** Races are those of the house's list, and those the club `announced` for the season to come. */
export function readQualification(query: ToolQuery, announced: readonly QualifyingRace[] = []) {
  const race = findRace(query.course ?? '', announced)
  const chosen = systemKeys.find((key) => key === query.systeme)
  const system = chosen ?? (race ? rulesOfRace(race) : '2025-11')
  const distance = distanceOf(system) ?? race?.distance ?? 'ironman'
  return {
    race,
    isRaceUnknown: race === undefined && Boolean(query.course) && query.course !== ownSlots,
    isSystemChosen: chosen !== undefined,
    isSystemUnknown: chosen === undefined && Boolean(query.systeme?.trim()),
    system,
    distance,
    isOtherDistance: race !== undefined && race.distance !== distance,
    readings: readFields(query, {
      groupe: readGroup,
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

/** The time asked again where the race or rule just chosen makes it nobody's. */
export function withoutAbsurdTime(query: ToolQuery, announced: readonly QualifyingRace[]): ToolQuery {
  const { distance, readings } = readQualification(query, announced)
  const { temps } = readings
  return temps.ok && !isRaceTime(distance, temps.value) ? { ...query, temps: '' } : query
}

function distanceOf(system: QualificationSystem): RaceDistance | undefined {
  if (system === 'ancien') return undefined
  return system.startsWith('703') ? '703' : 'ironman'
}

function readGroup(typed: string): { ok: true; group: AgeGroup; reading: string } | Refusal {
  if (typed.trim() === '') return refuse('empty', 'Choisissez votre groupe d’âge.')
  const group = readAgeGroup(typed)
  if (group !== undefined) return { ok: true, group, reading: group.key }
  return refuse('unreadable', 'Ce groupe d’âge n’existe pas\u00a0: choisissez le vôtre.')
}

function readCount(least: number, most: number) {
  return (typed: string): Reading => {
    const reading = readNumber(typed, least, most)
    if (!reading.ok || Number.isInteger(reading.value)) return reading
    return refuse('unreadable', 'Indiquez un nombre entier.')
  }
}
