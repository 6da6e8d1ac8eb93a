import { requireAnyCaller } from '../callers/caller.ts'
import type { UserRow } from '../database.ts'
import { OAuthError } from '../errors/auth-error.ts'
import type { Call } from '../http/call.ts'
import type { SigningKeys } from '../keys/signing-keys.ts'
import { isConfirmed } from '../users/identifier.ts'
import { withoutNulls } from '../users/user-response.ts'
import { requireOAuthServer } from './oauth-client.ts'

export const knownScopes = ['openid', 'profile', 'email', 'phone', 'offline_access'] as const

export type Scope = (typeof knownScopes)[number]

const askedByDefault: Scope = 'email'

/** The scopes this service can grant: id tokens only where third parties can check their signature. */
export function grantableScopes(keys: Pick<SigningKeys, 'algorithms'>): Scope[] {
  const isShared = keys.algorithms().includes('HS256')
  return knownScopes.filter((scope) => scope !== 'openid' || !isShared)
}

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

export async function userinfo(call: Call): Promise<Response> {
  requireOAuthServer(call)
  const { user, session } = await requireAnyCaller(call)
  const scope = session.oauthClientId === null ? knownScopes.join(' ') : (session.scopes ?? '')
  return Response.json(userClaims(user, scope))
}

export function userClaims(user: UserRow, scope: string): Record<string, unknown> {
  const { email, phone } = user
  const scopes = scopesOf(scope)
  const has = (name: Scope) => scopes.includes(name)
  return withoutNulls({
    sub: user.id,
    ...(has('email') && email && { email, email_verified: isConfirmed(user, 'email') }),
    ...(has('phone') &&
      phone && { phone_number: `+${phone}`, phone_number_verified: isConfirmed(user, 'phone') }),
    ...(has('profile') && profileOf(user)),
  })
}

function profileOf({ rawUserMetaData, updatedAt }: UserRow) {
  const said = (...names: string[]) =>
    names.map((name) => rawUserMetaData?.[name]).find((value) => typeof value === 'string' && value !== '')
  return {
    name: said('full_name', 'name'),
    given_name: said('given_name'),
    family_name: said('family_name'),
    preferred_username: said('preferred_username', 'user_name'),
    picture: said('avatar_url', 'picture'),
    updated_at: updatedAt ? Math.floor(updatedAt.getTime() / 1000) : undefined,
  }
}
