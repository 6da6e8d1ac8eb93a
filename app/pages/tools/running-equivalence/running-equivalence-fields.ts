import { usualVmaZones } from '#app/domain/training/equivalence/vma.ts'
import type { ToolFields } from '../tool-query.ts'

/** The field that edits the bounds of a zone. */
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
