import { paper } from '../look.ts'

export type ColumnName = 'race' | 'day' | 'format' | 'goal' | 'target' | 'result'
type Column = { name: ColumnName; heading: string; from: number; to: number }

/** The columns of the races, in points from the left. */
export const columns: readonly Column[] = [
  { name: 'race', heading: 'Course', from: paper.left, to: 212 },
  { name: 'day', heading: 'Date', from: 220, to: 300 },
  { name: 'format', heading: 'Format', from: 306, to: 376 },
  { name: 'goal', heading: 'Objectif', from: 382, to: 416 },
  { name: 'target', heading: 'Visé', from: 422, to: 468 },
  { name: 'result', heading: 'Résultat', from: 474, to: paper.right },
]

export function widthOf(name: ColumnName): number {
  const column = columns.find((one) => one.name === name)
  return column ? column.to - column.from : 0
}
