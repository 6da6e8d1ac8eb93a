import { createHash, randomBytes } from 'node:crypto'
import { codeCharacters, codeLength } from './rules.ts'

/** A code nobody can guess: each character carries five random bits. */
export function makeCode(): string {
  return Array.from(randomBytes(codeLength), (byte) =>
    codeCharacters.charAt(byte % codeCharacters.length),
  ).join('')
}

/** What is kept of a code. The account is part of it: the same hash elsewhere would say nothing. */
export function hashOfCode(userId: string, code: string): string {
  return createHash('sha256').update(`recovery code ${userId} ${code}`).digest('base64url')
}
