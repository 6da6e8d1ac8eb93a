import { createHash } from 'node:crypto'
import { type Recap, recapText } from './recap.ts'

/**
 * What the recap page carries of what it showed, 64 hexadecimal digits. When it is not that of the order as it would be
 * made now (a price, a fee, a quantity, the terms), nothing is ordered and the recap is shown again.
 */
export function recapFingerprint(recap: Recap): string {
  return createHash('sha256').update(recapText(recap)).digest('hex')
}
