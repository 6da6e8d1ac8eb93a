import { z } from 'zod'

/**
 * How a race time is read; `readDuration` of the tools fits. Handed in, as a subject's rules know no other subject's.
 * @param distanceMetres of the race, tells « 3:30 » of a marathon from that of a kilometre
 */
export type ReadDuration = (
  text: string,
  distanceMetres?: number,
) => { readonly ok: true; readonly value: number } | { readonly ok: false; readonly expected: string }

const longestHours = 100

/** An optional race time, in whole seconds; left empty it is undefined. */
export function optionalTime(readDuration: ReadDuration, distanceMetres: number | undefined) {
  return z.string().transform((typed, check) => {
    if (typed.trim() === '') return undefined
    const reading = readDuration(typed, distanceMetres)
    const seconds = reading.ok ? Math.round(reading.value) : undefined
    if (seconds !== undefined && seconds > 0 && seconds <= longestHours * 3600) return seconds
    const message = reading.ok
      ? `Un temps de course fait ${longestHours}\u00A0heures au plus.`
      : reading.expected
    check.addIssue({ code: 'custom', message })
    return undefined
  })
}
