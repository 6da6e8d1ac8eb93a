import { writeClock } from '#app/domain/training/typed/write-duration.ts'
import { writeDistance } from '#app/domain/training/typed/write-number.ts'
import { writePace } from '#app/domain/training/typed/write-pace.ts'
import { bandSize } from './band-look.ts'
import type { BandColour, BandDrawing, BandWord } from './band-look.ts'
import { drawColumns } from './draw-columns.ts'
import { fittingSize } from './fitting-size.ts'
import type { PaceBand } from './pace-band.ts'

type Precision = { tenths?: boolean }

const headWidth = 285
const finishWidth = 130

/** Tenths of a second are written where they are asked for. */
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
  return { text, x: 34, y, size, stretch, colour, isCentred: false, isTurned: false }
}

function finishWord(text: string, x: number, most: number, colour: BandColour): BandWord {
  const size = fittingSize(text, most, bandSize.height - 48)
  return { text, x, y: bandSize.height - 24, size, stretch: 72, colour, isCentred: false, isTurned: true }
}
