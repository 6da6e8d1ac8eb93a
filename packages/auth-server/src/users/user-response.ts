import { eq, asc } from 'drizzle-orm'
import { requireCaller } from '../callers/caller.ts'
import type { FactorRow, UserRow, IdentityRow, AuthDatabase } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { Call } from '../http/route.ts'
import { users, identities, mfaFactors } from '../schema/index.ts'

export async function userResponse(database: AuthDatabase, userId: string): Promise<Response> {
  const parts = await readUserParts(database, userId)
  if (!parts) throw userNotFound()
  return Response.json(userJson(parts))
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
    email_confirmed_at: instant(user.emailConfirmedAt),
    invited_at: instant(user.invitedAt),
    phone: user.phone ?? '',
    phone_confirmed_at: instant(user.phoneConfirmedAt),
    confirmation_sent_at: instant(user.confirmationSentAt),
    confirmed_at: instant(user.confirmedAt),
    recovery_sent_at: instant(user.recoverySentAt),
    new_email: user.emailChange || undefined,
    email_change_sent_at: instant(user.emailChangeSentAt),
    new_phone: user.phoneChange || undefined,
    phone_change_sent_at: instant(user.phoneChangeSentAt),
    reauthentication_sent_at: instant(user.reauthenticationSentAt),
    last_sign_in_at: instant(user.lastSignInAt),
    app_metadata: user.rawAppMetaData ?? {},
    user_metadata: user.rawUserMetaData ?? {},
    factors: factors.length > 0 ? factors.map(factorJson) : undefined,
    identities: identities.map(identityJson),
    created_at: instant(user.createdAt),
    updated_at: instant(user.updatedAt),
    banned_until: instant(user.bannedUntil),
    deleted_at: instant(user.deletedAt),
    is_anonymous: user.isAnonymous,
  })
}

function identityJson(identity: IdentityRow): Record<string, unknown> {
  return withoutNulls({
    identity_id: identity.id,
    id: identity.providerId,
    user_id: identity.userId,
    identity_data: identity.identityData,
    provider: identity.provider,
    last_sign_in_at: instant(identity.lastSignInAt),
    created_at: instant(identity.createdAt),
    updated_at: instant(identity.updatedAt),
    email: identity.email ?? undefined,
  })
}

export function factorJson(factor: FactorRow): Record<string, unknown> {
  return withoutNulls({
    id: factor.id,
    created_at: instant(factor.createdAt),
    updated_at: instant(factor.updatedAt),
    status: factor.status,
    friendly_name: factor.friendlyName || undefined,
    factor_type: factor.factorType,
    phone: factor.phone ?? undefined,
    last_challenged_at: instant(factor.lastChallengedAt),
    web_authn_aaguid: factor.webAuthnAaguid,
    last_webauthn_challenge_data: factor.lastWebauthnChallengeData,
  })
}

export async function readUserParts(database: AuthDatabase, userId: string): Promise<UserParts | undefined> {
  const [user] = await database.select().from(users).where(eq(users.id, userId))
  return user && readPartsOf(database, user)
}

export async function readPartsOf(database: AuthDatabase, user: UserRow): Promise<UserParts> {
  const identityRows = await database
    .select()
    .from(identities)
    .where(eq(identities.userId, user.id))
    .orderBy(asc(identities.createdAt))
  const factorRows = await database
    .select()
    .from(mfaFactors)
    .where(eq(mfaFactors.userId, user.id))
    .orderBy(asc(mfaFactors.createdAt))
  return { user, identities: identityRows, factors: factorRows }
}

export function instant(date: Date | null): string | undefined {
  return date?.toISOString()
}

export function withoutNulls(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null),
  )
}

export async function readUser({ backend, request }: Call): Promise<Response> {
  const { user } = await requireCaller(backend, request)
  return userResponse(backend.database, user.id)
}
