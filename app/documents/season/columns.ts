import { paper } from '../look.ts'

export type ColumnName = 'race' | 'day' | 'format' | 'goal' | 'target' | 'result'
type Column = { name: ColumnName; heading: string; from: number; to: number }

export const columns: readonly Column[] = [
  { name: 'race', heading: 'Course', from: paper.left, to: 206 },
  { name: 'day', heading: 'Date', from: 212, to: 304 },
  { name: 'format', heading: 'Format', from: 310, to: 378 },
  { name: 'goal', heading: 'Objectif', from: 386, to: 420 },
  { name: 'target', heading: 'Visé', from: 426, to: 472 },
  { name: 'result', heading: 'Résultat', from: 480, to: paper.right },
]

export function widthOf(name: ColumnName): number {
  const column = columns.find((one) => one.name === name)
  return column ? column.to - column.from : 0
}
