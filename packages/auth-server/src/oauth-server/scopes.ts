import { OAuthError } from '../errors/auth-error.ts'
import type { SigningKeys } from '../keys/signing-keys.ts'

export const knownScopes = ['openid', 'profile', 'email', 'phone', 'offline_access'] as const

export type Scope = (typeof knownScopes)[number]

const askedByDefault: Scope = 'email'

/** The scopes this service can grant: id tokens only where third parties can check their signature. */
export function grantableScopes(keys: Pick<SigningKeys, 'algorithms'>): Scope[] {
  const isShared = keys.algorithms().includes('HS256')
  return knownScopes.filter((scope) => scope !== 'openid' || !isShared)
}

/** The scopes a request asks for, each once, in one text. Another than those given: `invalid_request`. */
export function readScope(asked: string, grantable: readonly Scope[]): string {
  const scopes = scopesOf(asked)
  const unknown = scopes.find((scope) => !grantable.some((known) => known === scope))
  if (unknown !== undefined) throw new OAuthError('invalid_request', 'The request asks for an unknown scope')
  return scopes.length === 0 ? askedByDefault : scopes.join(' ')
}

export function scopesOf(text: string | null): string[] {
  return [...new Set((text ?? '').split(' ').filter((scope) => scope !== ''))]
}

export function coversScopes(granted: string, asked: string): boolean {
  const all = scopesOf(granted)
  return scopesOf(asked).every((scope) => all.includes(scope))
}
