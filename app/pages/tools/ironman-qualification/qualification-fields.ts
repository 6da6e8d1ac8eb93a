import type { ToolFields } from '../tool-query.ts'

/** A course of the visitor’s own: its places are typed. */
export const ownSlots = 'slots'

/** What becomes of a course that is not in the list. */
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
