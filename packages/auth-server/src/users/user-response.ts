import { eq } from 'drizzle-orm'
import type { Within } from '../backend.ts'
import { requireCaller } from '../callers/caller.ts'
import type { FactorRow, IdentityRow, UserRow } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { Call } from '../http/call.ts'
import { users } from '../schema/index.ts'
import { factorsOf, identitiesOf } from './user-row.ts'

export async function userResponse(within: Within, userId: string): Promise<Response> {
  return Response.json(userJson(await requireUserParts(within, userId)))
}

/** `404 user_not_found` when there is none. */
export async function requireUserParts(within: Within, userId: string): Promise<UserParts> {
  const [user] = await within.database.select().from(users).where(eq(users.id, userId))
  if (user) return readPartsOf(within, user)
  throw userNotFound()
}

export function userNotFound(): AuthError {
  return new AuthError(404, 'user_not_found', 'User not found')
}

export type UserParts = { user: UserRow; identities: readonly IdentityRow[]; factors: readonly FactorRow[] }

/** A person as the protocol tells it. Nulls are left out, empty texts are not. Source: GoTrue. */
export function userJson({ user, identities, factors }: UserParts): Record<string, unknown> {
  return withoutNulls({
    id: user.id,
    aud: user.aud ?? '',
    role: user.role ?? '',
    email: user.email ?? '',
    email_confirmed_at: user.emailConfirmedAt,
    invited_at: user.invitedAt,
    phone: user.phone ?? '',
    phone_confirmed_at: user.phoneConfirmedAt,
    confirmation_sent_at: user.confirmationSentAt,
    confirmed_at: user.confirmedAt,
    recovery_sent_at: user.recoverySentAt,
    new_email: user.emailChange || undefined,
    email_change_sent_at: user.emailChangeSentAt,
    new_phone: user.phoneChange || undefined,
    phone_change_sent_at: user.phoneChangeSentAt,
    reauthentication_sent_at: user.reauthenticationSentAt,
    last_sign_in_at: user.lastSignInAt,
    app_metadata: user.rawAppMetaData ?? {},
    user_metadata: user.rawUserMetaData ?? {},
    factors: factors.length > 0 ? factors.map(factorJson) : undefined,
    identities: identities.map(identityJson),
    created_at: user.createdAt,
    updated_at: user.updatedAt,
    banned_until: user.bannedUntil,
    deleted_at: user.deletedAt,
    is_anonymous: user.isAnonymous,
  })
}

function identityJson({ id, providerId, userId, ...identity }: IdentityRow): Record<string, unknown> {
  return withoutNulls({
    identity_id: id,
    id: providerId,
    user_id: userId,
    identity_data: identity.identityData,
    provider: identity.provider,
    last_sign_in_at: identity.lastSignInAt,
    created_at: identity.createdAt,
    updated_at: identity.updatedAt,
    email: identity.email,
  })
}

export function factorJson(factor: FactorRow): Record<string, unknown> {
  return withoutNulls({
    id: factor.id,
    created_at: factor.createdAt,
    updated_at: factor.updatedAt,
    status: factor.status,
    friendly_name: factor.friendlyName || undefined,
    factor_type: factor.factorType,
    phone: factor.phone,
    last_challenged_at: factor.lastChallengedAt,
    web_authn_aaguid: factor.webAuthnAaguid,
    last_webauthn_challenge_data: factor.lastWebauthnChallengeData,
  })
}

export async function readPartsOf(within: Within, user: UserRow): Promise<UserParts> {
  return {
    user,
    identities: await identitiesOf(within, user.id),
    factors: await factorsOf(within, user.id),
  }
}

export function withoutNulls(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null),
  )
}

export async function readUser(call: Call): Promise<Response> {
  const { user } = await requireCaller(call)
  return userResponse(call, user.id)
}
