import { readDistance } from '../typed/read-distance.ts'
import type { Reading } from '../typed/reading.ts'

/**
 * A typed distance of one leg, in metres. A bare number is understood as what it can be on that leg: from 20 on, metres
 * of a swim (nobody swims 50 km before the bike); below 1000, kilometres of a ride (180); else as any distance.
 */
export function readLegDistance(leg: 'swim' | 'bike' | 'run', text: string): Reading {
  const bare = /^\s*\d+([.,]\d+)?\s*$/.test(text) ? Number(text.trim().replace(',', '.')) : Number.NaN
  if (leg === 'swim' && bare >= 20) return readDistance(`${text} m`)
  if (leg === 'bike' && bare < 1000) return readDistance(`${text} km`)
  return readDistance(text)
}
