import { TRIATHLON_FORMATS } from '#app/domain/training/triathlon/formats.ts'
import { triathlonParts } from '#app/domain/training/triathlon/race.ts'
import { writeClock, writeNumber } from '#app/domain/training/typed/writing.ts'
import type { ToolQuery } from '../tool-query.ts'
import { formatOf, readTriathlon } from './triathlon-readings.ts'

const roundedTo = 300
const wishedShare = 0.97

/**
 * The fields that another format brings with it: its own distances, the transitions and the slow-down usual there, and
 * a total a little below what the paces give.
 */
export function fieldsOfFormat(query: ToolQuery, chosen: string): Record<string, string> {
  const format = formatOf(chosen)
  const { t1, t2, slowDown } = TRIATHLON_FORMATS[format].habits
  const fields = {
    'distance-natation': '',
    'distance-velo': '',
    'distance-course': '',
    t1: writeClock(t1),
    t2: writeClock(t2),
    ralentissement: writeNumber(slowDown, 1),
  }
  const { distances, paces } = readTriathlon({ ...query, ...fields, format })
  const { total } = triathlonParts(distances, paces)
  return total === undefined ? fields : { ...fields, total: wishedTotal(total) }
}

/** Writes the fields of a format in the form it was chosen in. */
export function followFormat(form: HTMLFormElement, query: ToolQuery, chosen: string): void {
  for (const [name, value] of Object.entries(fieldsOfFormat(query, chosen))) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.value = value
  }
}

function wishedTotal(total: number): string {
  const wished = Math.round((total * wishedShare) / roundedTo) * roundedTo
  return writeClock(Math.max(roundedTo, wished), { hours: true })
}
