import { z } from 'zod'
import { fastestTime } from '../formats/fastest-time.ts'
import { lengthOf, type RaceFormat } from '../formats/race-format.ts'

function problemOf(seconds: number): string {
  return seconds > longestHours * 3600
    ? `Un temps de course fait ${longestHours}\u00A0heures au plus.`
    : 'Personne n’a jamais été aussi vite sur ce format\u00A0: vérifiez le temps.'
}

/** `readDuration` of the tools, handed in: a subject's rules import no other subject's. */
export type ReadDuration = (
  text: string,
  distanceMetres?: number,
) => { readonly ok: true; readonly value: number } | { readonly ok: false; readonly expected: string }

const longestHours = 100

/** An optional race time, in whole seconds; left empty it is undefined, and one that no human runs is refused. */
export function optionalTime(readDuration: ReadDuration, format: Pick<RaceFormat, 'legs'> | undefined) {
  const distanceMetres = (format && lengthOf(format)) || undefined
  const fastest = format ? fastestTime(format) : 0
  return z.string().transform((typed, check) => {
    if (typed.trim() === '') return undefined
    const reading = readDuration(typed, distanceMetres)
    const seconds = reading.ok ? Math.round(reading.value) : undefined
    if (seconds !== undefined && seconds > 0 && seconds >= fastest && seconds <= longestHours * 3600)
      return seconds
    check.addIssue({ code: 'custom', message: reading.ok ? problemOf(reading.value) : reading.expected })
    return undefined
  })
}
