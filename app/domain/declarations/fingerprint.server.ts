import { createHash } from 'node:crypto'
import type { Declaration } from './rules.ts'

/** The same for two declarations that say the same on the same day, whatever the case of the letters. */
export function fingerprintOf(declaration: Declaration, day: string): string {
  const said = [
    declaration.kind,
    declaration.firstName,
    declaration.lastName,
    declaration.email,
    declaration.contract,
    declaration.wishedEndOn,
    declaration.legitimateReason,
    declaration.comment,
  ].map((part) => (part ?? '').toLocaleLowerCase('fr-FR'))
  return createHash('sha256')
    .update(JSON.stringify([day, ...said]))
    .digest('hex')
}
