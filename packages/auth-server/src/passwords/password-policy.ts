import type { Backend } from '../backend.ts'
import { AuthError, invalid } from '../errors/auth-error.ts'

/** `minimumLength` in characters; `requiredCharacters`: sets of which each must lend at least one character. */
export type PasswordPolicy = { minimumLength: number; requiredCharacters: readonly string[] }

type PasswordWeakness = { message: string; reasons: ('length' | 'characters')[] }

const mostBytes = 72

/** What the policy holds against a password, in GoTrue's words, or nothing. Characters are counted, not bytes. */
export function passwordWeakness(
  password: string,
  { minimumLength, requiredCharacters }: PasswordPolicy,
): PasswordWeakness | undefined {
  const hasOneOf = (characters: string) =>
    characters === '' || [...characters].some((character) => password.includes(character))
  const messages = {
    length:
      [...password].length < minimumLength && `Password should be at least ${minimumLength} characters.`,
    characters:
      !requiredCharacters.every(hasOneOf) &&
      `Password should contain at least one character of each: ${requiredCharacters.join(', ')}.`,
  }
  const reasons = (['length', 'characters'] as const).filter((reason) => messages[reason])
  if (reasons.length === 0) return undefined
  return { message: reasons.map((reason) => messages[reason]).join(' '), reasons }
}

/** Refuses a new password of over 72 bytes (a hosted project could not keep it) or a weak one (`422 weak_password`). */
export async function requireAcceptablePassword(
  { settings, policy }: Pick<Backend, 'settings' | 'policy'>,
  password: string,
  owner: { id?: string; email?: string | null | undefined },
): Promise<void> {
  if (Buffer.byteLength(password) > mostBytes)
    throw invalid(`Password cannot be longer than ${mostBytes} characters`)
  const { message, reasons } = passwordWeakness(password, settings.password) ?? {}
  if (message) throw new AuthError(422, 'weak_password', message, { weak_password: { reasons } })
  const refusal = await policy.refusePassword?.(password, { ...owner, email: owner.email ?? '' })
  if (refusal) throw new AuthError(422, 'weak_password', refusal, { weak_password: { reasons: ['pwned'] } })
}
