import type { Performance } from '#app/domain/training/equivalence/race-models.ts'
import { usualVmaZones } from '#app/domain/training/equivalence/vma.ts'
import { readDistance } from '#app/domain/training/typed/distances.ts'
import { readDuration } from '#app/domain/training/typed/durations.ts'
import type { Reading } from '#app/domain/training/typed/reading.ts'
import type { ToolFields } from '../tool-query.ts'

export function zoneField(key: string): string {
  return `zone-${key}`
}

export const runningEquivalenceFields: ToolFields = {
  names: [
    'distance',
    'temps',
    'vdot',
    'exposant-riegel',
    'distance2',
    'temps2',
    'vma',
    'demi-cooper',
    'distance-test',
    'temps-test',
    ...usualVmaZones.map(({ key }) => zoneField(key)),
    'age',
    'sexe',
  ],
  example: { distance: '10 km', temps: '45:30' },
}

type RaceReading = { distance: Reading; time: Reading; race?: Performance }

export function readRace(distanceText = '', timeText = ''): RaceReading {
  const distance = readDistance(distanceText)
  const time = readDuration(timeText, distance.ok ? distance.value : undefined)
  if (!distance.ok || !time.ok) return { distance, time }
  return { distance, time, race: { distanceMetres: distance.value, timeSeconds: time.value } }
}
