import { bandSize, type BandDrawing, type BandWord } from './band-look.ts'
import { fittingSize } from './fitting-size.ts'
import type { BandColumn } from './pace-band.ts'

const labelBaseline = 46
const foot = 236
const capHeight = 0.69

/** The room of one column, and how large all labels and all times may be in theirs. */
type ColumnLook = { width: number; labelSize: number; timeSize: number; isTurned: boolean }

/** The columns of a band side by side: the mark above, its time below, upright where that is readable, else turned. */
export function drawColumns(
  columns: readonly BandColumn[],
  write: (seconds: number) => string,
  { from, to }: { from: number; to: number },
): BandDrawing {
  const drawing: BandDrawing = { blocks: [], ticks: [], words: [] }
  const last = columns.at(-1)
  if (!last) return drawing
  // Marks and times grow along the course: the last ones are the longest.
  const look = lookOf((to - from) / columns.length, last.label, write(last.seconds))
  for (const [index, column] of columns.entries()) {
    const x = from + index * look.width
    if (column.isFifth) drawing.blocks.push(fifthBlock(x, look))
    else if (index > 0 && !columns[index - 1]?.isFifth) drawing.ticks.push({ x: round(x), from: 60, to: 72 })
    const centre = round(x + look.width / 2)
    drawing.words.push(labelWord(column, centre, look), timeWord(write(column.seconds), column, centre, look))
  }
  return drawing
}

function lookOf(width: number, longestLabel: string, longestTime: string): ColumnLook {
  const labelSize = fittingSize(longestLabel, 30, width - 6)
  const upright = fittingSize(longestTime, 76, width - 16)
  const turned = Math.min(fittingSize(longestTime, 60, foot - 82), round(width * 0.86))
  const isTurned = upright < turned * 0.8
  return { width, labelSize, timeSize: isTurned ? turned : upright, isTurned }
}

function fifthBlock(x: number, { width }: ColumnLook): BandDrawing['blocks'][number] {
  return { x: round(x), y: 0, width: round(width), height: bandSize.height, colour: 'fifth' }
}

function labelWord({ label, isFifth }: BandColumn, x: number, { labelSize }: ColumnLook): BandWord {
  const colour = isFifth ? 'paper' : 'label'
  return {
    text: label,
    x,
    y: labelBaseline,
    size: labelSize,
    stretch: 72,
    colour,
    isCentred: true,
    isTurned: false,
  }
}

function timeWord(
  text: string,
  { isFifth }: BandColumn,
  centre: number,
  { timeSize: size, isTurned }: ColumnLook,
): BandWord {
  const look = { text, size, stretch: 72, colour: isFifth ? 'paper' : 'figure', isTurned } as const
  if (!isTurned) return { ...look, x: centre, y: 168, isCentred: true }
  return { ...look, x: round(centre + (size * capHeight) / 2), y: foot, isCentred: false }
}

function round(tenths: number): number {
  return Math.round(tenths * 10) / 10
}
