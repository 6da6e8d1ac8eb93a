import type { z } from 'zod'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { filedDeclaration } from './emails.ts'

export type FiledDeclaration = z.infer<typeof filedDeclaration>
export type Declaration = Omit<FiledDeclaration, 'id' | 'reference' | 'declaredAt'>
export type DeclarationKind = Declaration['kind']

const prefixes: Record<DeclarationKind, string> = { withdrawal: 'RT', cancellation: 'RS' }

// Without I, L, O and U: nothing is misread on the phone.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** « RT-2026-7K4Q-XM2P ». It says nothing of how many declarations there are. @param randomBytes eight of them */
export function referenceOf(kind: DeclarationKind, declaredAt: Date, randomBytes: Uint8Array): string {
  const code = Array.from(randomBytes, (byte) => alphabet[byte % alphabet.length]).join('')
  return `${prefixes[kind]}-${dayInParis(declaredAt).slice(0, 4)}-${code.slice(0, 4)}-${code.slice(4, 8)}`
}

export function statementOf({ kind, contract }: Pick<Declaration, 'kind' | 'contract'>): string {
  return kind === 'withdrawal'
    ? `Je vous notifie par la présente ma rétractation du contrat suivant\u00a0: ${contract}.`
    : `Je vous notifie par la présente la résiliation du contrat suivant\u00a0: ${contract}.`
}

export const repeatWindow = 24 * 60 * 60 * 1000

export const declarationRetentionYears = 5
