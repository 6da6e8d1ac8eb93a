import { withoutNothing } from '../users/json-values.ts'
import type { UserRow } from '../users/user-row.ts'
import { scopesOf, type Scope } from './scopes.ts'

/** What scopes let a third party know of a member, in the words of OpenID Connect. */
export function personClaims(user: UserRow, scope: string): Record<string, unknown> {
  const scopes = scopesOf(scope)
  const has = (name: Scope) => scopes.includes(name)
  return withoutNothing({
    sub: user.id,
    ...(has('email') && user.email
      ? { email: user.email, email_verified: user.emailConfirmedAt !== null }
      : {}),
    ...(has('phone') && user.phone
      ? { phone_number: `+${user.phone}`, phone_number_verified: user.phoneConfirmedAt !== null }
      : {}),
    ...(has('profile') ? profileOf(user) : {}),
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
