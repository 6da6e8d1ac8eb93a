import type { Split } from '#app/domain/training/running/pacing.ts'
import { writeClock, writePace } from '#app/domain/training/typed/writing.ts'

const byteOrderMark = '\ufeff'
const heads = [
  'Distance (km)',
  'Passage (h:mm:ss)',
  'Passage (s)',
  'Allure du segment (/km)',
  'Allure du segment (s/km)',
]

/**
 * The passages as a table that a French spreadsheet opens with a double click. Only figures are in it, none of the words
 * somebody typed: no cell can be taken for a formula.
 */
export function passagesCsv(splits: readonly Split[], precision: { tenths: boolean }): string {
  const rows = splits.map(({ metres, passage, segmentPace }) => [
    decimal(metres / 1000, 6),
    writeClock(passage, { ...precision, hours: true }),
    decimal(passage, 3),
    writePace(segmentPace, undefined, precision),
    decimal(segmentPace, 3),
  ])
  return byteOrderMark + [heads, ...rows].map((cells) => `${cells.join(';')}\r\n`).join('')
}

/** A plain number: a comma, no space in thousands. */
function decimal(value: number, places: number): string {
  return value.toLocaleString('fr-FR', { maximumFractionDigits: places, useGrouping: false })
}
