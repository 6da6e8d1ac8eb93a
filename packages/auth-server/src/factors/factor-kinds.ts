import type { FactorType } from '../amr/amr.ts'
import { AuthError } from '../errors/auth-error.ts'
import { factorType } from '../schema/index.ts'
import type { AuthSettings } from '../settings/auth-settings.ts'

const names = { totp: 'TOTP', phone: 'Phone', webauthn: 'WebAuthn' } as const

/** `400 validation_failed` for a kind of factor that does not exist. */
export function readFactorType(given: string | undefined): FactorType {
  const known = factorType.enumValues.find((type) => type === given)
  if (known) return known
  throw new AuthError(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn')
}

export function requireEnrollable({ factors }: AuthSettings, type: FactorType): void {
  if (factors[type].enroll) return
  throw new AuthError(422, `mfa_${type}_enroll_not_enabled`, `MFA enroll is disabled for ${names[type]}`)
}

export function requireVerifiable({ factors }: AuthSettings, type: FactorType): void {
  if (factors[type].verify) return
  throw new AuthError(
    422,
    `mfa_${type}_verify_not_enabled`,
    `MFA verification is disabled for ${names[type]}`,
  )
}
