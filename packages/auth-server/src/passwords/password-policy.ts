import { AuthError, invalid } from '../errors/auth-error.ts'

/** `minimumLength` in characters; `requiredCharacters`: sets of which each must lend at least one character. */
export type PasswordPolicy = { minimumLength: number; requiredCharacters: readonly string[] }

type PasswordWeakness = { message: string; reasons: ('length' | 'characters')[] }

const mostBytes = 72

/** What the policy holds against a password, in GoTrue's words, or nothing. Characters are counted, not bytes. */
export function passwordWeakness(password: string, policy: PasswordPolicy): PasswordWeakness | undefined {
  const faults = [lengthFault(password, policy), charactersFault(password, policy)].filter(
    (fault) => fault !== undefined,
  )
  if (faults.length === 0) return undefined
  const message = faults.map((fault) => fault.message).join(' ')
  return { message, reasons: faults.map(({ reason }) => reason) }
}

/**
 * Refuses a new password which is over 72 bytes (`400 validation_failed`: a hosted project could not keep it)
 * or weak (`422 weak_password` with its reasons).
 */
export function requireAcceptablePassword(password: string, policy: PasswordPolicy): void {
  if (Buffer.byteLength(password) > mostBytes) {
    const message = `Password cannot be longer than ${mostBytes} characters`
    throw invalid(message)
  }
  const weakness = passwordWeakness(password, policy)
  if (!weakness) return
  const { message, reasons } = weakness
  throw new AuthError(422, 'weak_password', message, { weak_password: { reasons } })
}

function lengthFault(password: string, { minimumLength }: PasswordPolicy) {
  if ([...password].length >= minimumLength) return undefined
  const message = `Password should be at least ${minimumLength} characters.`
  return { reason: 'length' as const, message }
}

function charactersFault(password: string, { requiredCharacters }: PasswordPolicy) {
  const hasOneOf = (characters: string) => [...characters].some((character) => password.includes(character))
  if (requiredCharacters.filter((characters) => characters !== '').every(hasOneOf)) return undefined
  const sets = requiredCharacters.join(', ')
  const message = `Password should contain at least one character of each: ${sets}.`
  return { reason: 'characters' as const, message }
}
