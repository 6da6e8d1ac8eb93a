import { writeClock, writeDistance, writePace } from '#app/domain/training/typed/writing.ts'
import { bandSize, type BandColour, type BandDrawing, type BandWord } from './band-look.ts'
import type { PaceBand, BandColumn } from './pace-band.ts'

type Precision = { tenths?: boolean }

const headWidth = 285
const finishWidth = 130

export function drawBand(band: PaceBand, precision: Precision = {}): BandDrawing {
  const { width, height } = bandSize
  const finishX = width - finishWidth
  const write = (seconds: number) => writeClock(seconds, { ...precision, hours: band.finish.seconds >= 3600 })
  const columns = drawColumns(band.columns, write, { from: headWidth, to: finishX })
  return {
    blocks: [
      { x: 0, y: 0, width, height, colour: 'paper' },
      { x: 0, y: 0, width: headWidth, height, colour: 'ink' },
      { x: finishX, y: 0, width: finishWidth, height, colour: 'ink' },
      ...columns.blocks,
    ],
    ticks: columns.ticks,
    words: [
      ...headWords(band, write(band.finish.seconds), precision),
      ...columns.words,
      finishWord('Arrivée', finishX + 54, 30, 'paper'),
      finishWord(write(band.finish.seconds), finishX + 102, 46, 'bright'),
    ],
  }
}

function headWords({ meanPace, finish }: PaceBand, time: string, precision: Precision): BandWord[] {
  return [
    headWord('Allure', 62, 32, 'paper', 112),
    headWord(writePace(meanPace.seconds, meanPace.unit, precision), 122, 48, 'bright'),
    headWord(time, 172, 40, 'paper'),
    headWord(writeDistance(finish.metres), 214, 28, 'paper'),
  ]
}

function headWord(text: string, y: number, most: number, colour: BandColour, stretch = 72): BandWord {
  const size = fittingSize(text, most, headWidth - 60)
  return { text, x: 34, y, size, stretch, colour }
}

function finishWord(text: string, x: number, most: number, colour: BandColour): BandWord {
  const size = fittingSize(text, most, bandSize.height - 48)
  return { text, x, y: bandSize.height - 24, size, stretch: 72, colour, isTurned: true }
}

const [labelBaseline, foot, capHeight] = [46, 236, 0.69]

type ColumnLook = { width: number; labelSize: number; timeSize: number; isTurned: boolean }

function drawColumns(
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
    if (column.isFifth) {
      const { height } = bandSize
      drawing.blocks.push({ x: round(x), y: 0, width: round(look.width), height, colour: 'fifth' })
    } else if (index > 0 && !columns[index - 1]?.isFifth)
      drawing.ticks.push({ x: round(x), from: 60, to: 72 })
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

function labelWord(
  { label: text, isFifth }: BandColumn,
  x: number,
  { labelSize: size }: ColumnLook,
): BandWord {
  const colour = isFifth ? 'paper' : 'label'
  return { text, x, y: labelBaseline, size, stretch: 72, colour, isCentred: true }
}

function timeWord(
  text: string,
  { isFifth }: BandColumn,
  centre: number,
  { timeSize: size, isTurned }: ColumnLook,
): BandWord {
  const look = { text, size, stretch: 72, colour: isFifth ? 'paper' : 'figure', isTurned } as const
  if (!isTurned) return { ...look, x: centre, y: 168, isCentred: true }
  return { ...look, x: round(centre + (size * capHeight) / 2), y: foot }
}

function round(tenths: number): number {
  return Math.round(tenths * 10) / 10
}

// Archivo drawn narrow (72 %): a digit is 0.453 em wide, a letter rarely wider.
const characterWidth = 0.48

function fittingSize(text: string, most: number, room: number): number {
  return round(Math.max(0, Math.min(most, room / (Array.from(text).length * characterWidth))))
}
