import { factorJson } from './factor-json.ts'
import { instant, withoutNothing } from './json-values.ts'
import type { FactorRow, IdentityRow, UserRow } from './user-row.ts'

export type UserParts = { user: UserRow; identities: readonly IdentityRow[]; factors: readonly FactorRow[] }

/** A person as the protocol tells it. Nulls are left out, empty texts are not. Source: GoTrue. */
export function userJson({ user, identities, factors }: UserParts): Record<string, unknown> {
  return withoutNothing({
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
  return withoutNothing({
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
