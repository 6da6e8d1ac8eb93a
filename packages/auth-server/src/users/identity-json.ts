import { instant, withoutNothing } from './json-values.ts'
import type { IdentityRow } from './user-row.ts'

export function identityJson(identity: IdentityRow): Record<string, unknown> {
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
