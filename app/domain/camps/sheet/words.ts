import type { CsvCell } from '#app/domain/shared/csv.ts'

export const sheetHeads = [
  'Nom',
  'Téléphone',
  'En cas d’urgence',
  'Téléphone d’urgence',
  'Représentant légal',
  'Groupe',
  'Régime',
  'Chambre avec',
  'Options',
  'Arrivé',
]

type Line = {
  readonly name: string
  readonly phone: string | undefined
  readonly emergencyName: string
  readonly emergencyPhone: string
  readonly guardianName: string | undefined
  readonly isMinor: boolean
  readonly levelGroup: string | undefined
  readonly diet: string | undefined
  readonly roomMate: string | undefined
  readonly options: readonly string[]
  readonly arrivedAt: Date | null
}

/** A line of the coach’s table, in the order of `sheetHeads`. */
export function sheetCells(line: Line): CsvCell[] {
  return [
    line.name,
    line.phone,
    line.emergencyName,
    line.emergencyPhone,
    line.guardianName,
    line.levelGroup,
    line.diet,
    line.roomMate,
    line.options.join(', '),
    line.arrivedAt ? 'oui' : '',
  ]
}

/** What is to know of somebody besides their name and whom to call. */
export function sheetWords({ isMinor, guardianName, levelGroup, diet, roomMate, options }: Line): string {
  return [
    isMinor && `moins de 18 ans${guardianName ? `, avec l’accord de ${guardianName}` : ''}`,
    levelGroup && `groupe ${levelGroup}`,
    diet && `régime\u00a0: ${diet}`,
    roomMate && `chambre avec ${roomMate}`,
    ...options,
  ]
    .filter(Boolean)
    .join(', ')
}
