import { usualVmaZones } from '#app/domain/training/equivalence/vma.ts'
import { readPercentageRange } from '#app/domain/training/typed/numbers.ts'
import type { Reading } from '#app/domain/training/typed/reading.ts'
import type { ToolQuery } from '../../tool-query.ts'
import { zoneField } from '../running-equivalence-fields.ts'

/** A zone as the page shows it: its bounds (% of VMA), as typed or as usual, and its paces (s/km) when there is a VMA. */
export type ZoneRow = {
  key: string
  name: string
  usual: string
  reading: Reading
  fromPercent: number
  toPercent: number
  paces: { slowest: number; quickest: number } | undefined
}

/** The zones of a VMA (km/h). Bounds that cannot be read leave the usual ones. */
export function answerZones(query: ToolQuery, vma: number | undefined): ZoneRow[] {
  return usualVmaZones.map(({ key, name, ...usual }) => {
    const reading = readPercentageRange(query[zoneField(key)] ?? '')
    const fromPercent = reading.ok ? reading.value : usual.fromPercent
    const toPercent = reading.ok ? reading.upTo : usual.toPercent
    const paceAt = (percent: number, speed: number) => 3600 / ((speed * percent) / 100)
    const paces = vma && { slowest: paceAt(fromPercent, vma), quickest: paceAt(toPercent, vma) }
    return {
      key,
      name,
      usual: `${usual.fromPercent}-${usual.toPercent}`,
      reading,
      fromPercent,
      toPercent,
      paces: paces || undefined,
    }
  })
}
