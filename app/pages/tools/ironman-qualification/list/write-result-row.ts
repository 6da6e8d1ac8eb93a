import type { QualificationRow } from '#app/domain/training/qualification/simulate.ts'
import { machineValue } from '#app/domain/training/typed/machine-value.ts'
import { writeClock } from '#app/domain/training/typed/write-duration.ts'
import { writeGroup } from '../system-words.ts'

const placeWords = { auto: 'Automatique', pool: 'Liste', non: '—' }

export type PlaceKind = keyof typeof placeWords

/**
 * A row of the results as HTML, of figures and our own words only: thousands of them are written ten times faster so
 * than as elements. `elsewhere`: the kind of place under each other rule.
 */
export function writeResultRow(row: QualificationRow, elsewhere: readonly PlaceKind[]): string {
  const { line, rank, group, time, graded, place } = row
  const cells = [
    `<data data-nom="groupe" value="${group.key}">${writeGroup(group)}</data>`,
    writeClock(time, { hours: true }),
    `<data data-nom="temps-gradue" value="${machineValue(graded)}">${writeClock(graded, { hours: true })}</data>`,
    `<data data-nom="place" value="${place}">${placeWords[place]}</data>`,
    ...elsewhere.map((other) => placeWords[other]),
  ]
  const head = `<th scope="row"><data data-nom="rang" value="${rank}">${rank}</data></th>`
  const mark = place === 'non' ? '' : ' class="row-marked"'
  return `<tr data-ligne="${line}"${mark}>${head}${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
}
