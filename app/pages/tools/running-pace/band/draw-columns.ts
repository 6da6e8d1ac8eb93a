import { bandSize, type BandDrawing, type BandWord } from './band-look.ts'
import { fittingSize } from './fitting-size.ts'
import type { BandColumn } from './pace-band.ts'

const labelBaseline = 46
const foot = 236
const capHeight = 0.69

/** The columns of a band side by side: the mark above, its time below, upright where it is larger so, else turned. */
export function drawColumns(
  columns: readonly BandColumn[],
  write: (seconds: number) => string,
  { from, to }: { from: number; to: number },
): BandDrawing {
  const width = (to - from) / Math.max(1, columns.length)
  const drawing: BandDrawing = { blocks: [], ticks: [], words: [] }
  for (const [index, column] of columns.entries()) {
    const x = from + index * width
    const centre = round(x + width / 2)
    if (column.isFifth)
      drawing.blocks.push({
        x: round(x),
        y: 0,
        width: round(width),
        height: bandSize.height,
        colour: 'fifth',
      })
    else if (index > 0 && !columns[index - 1]?.isFifth) drawing.ticks.push({ x: round(x), from: 60, to: 72 })
    drawing.words.push(
      labelWord(column, centre, width),
      timeWord(write(column.seconds), column, centre, width),
    )
  }
  return drawing
}

function labelWord({ label, isFifth }: BandColumn, x: number, width: number): BandWord {
  return {
    text: label,
    x,
    y: labelBaseline,
    size: fittingSize(label, 30, width - 6),
    stretch: 72,
    colour: isFifth ? 'paper' : 'label',
    isCentred: true,
    isTurned: false,
  }
}

function timeWord(text: string, { isFifth }: BandColumn, centre: number, width: number): BandWord {
  const look = { text, stretch: 72, colour: isFifth ? 'paper' : 'figure' } as const
  const upright = fittingSize(text, 76, width - 16)
  const turned = Math.min(fittingSize(text, 60, foot - 82), round(width * 0.86))
  if (upright >= turned)
    return { ...look, x: centre, y: 168, size: upright, isCentred: true, isTurned: false }
  const baseline = round(centre + (turned * capHeight) / 2)
  return { ...look, x: baseline, y: foot, size: turned, isCentred: false, isTurned: true }
}

function round(tenths: number): number {
  return Math.round(tenths * 10) / 10
}
