import { OAuthError } from '../errors/oauth-error.ts'

/** What a third party may ask to know of a member. Source: GoTrue. */
export const knownScopes = ['openid', 'profile', 'email', 'phone', 'offline_access'] as const

export type Scope = (typeof knownScopes)[number]

const askedByDefault: Scope = 'email'

/** The scopes a request asks for, each once, in one text. An unknown one: `invalid_request`. */
export function readScope(asked: string): string {
  const scopes = scopesOf(asked)
  const unknown = scopes.find((scope) => !isKnown(scope))
  if (unknown !== undefined) throw new OAuthError('invalid_request', 'The request asks for an unknown scope')
  return scopes.length === 0 ? askedByDefault : scopes.join(' ')
}

/** The scopes of a text, each once. */
export function scopesOf(text: string | null): string[] {
  return [...new Set((text ?? '').split(' ').filter((scope) => scope !== ''))]
}

export function coversScopes(granted: string, asked: string): boolean {
  const all = scopesOf(granted)
  return scopesOf(asked).every((scope) => all.includes(scope))
}

const isKnown = (scope: string) => knownScopes.some((known) => known === scope)
