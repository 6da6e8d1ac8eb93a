type ErrorExtras = Readonly<Record<string, unknown>>

/** A refusal of the authentication protocol: an HTTP status, the code clients act on, an English sentence. */
export class AuthError extends Error {
  override readonly name = 'AuthError'
  readonly status: number
  readonly errorCode: ErrorCode
  readonly extras: ErrorExtras

  constructor(status: number, errorCode: ErrorCode, message: string, extras: ErrorExtras = {}) {
    super(message)
    this.status = status
    this.errorCode = errorCode
    this.extras = extras
  }
}

export type OAuthErrorCode =
  | 'access_denied'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_request'
  | 'invalid_scope'
  | 'server_error'
  | 'unauthorized_client'
  | 'unsupported_grant_type'
  | 'unsupported_response_type'

/** A refusal in the words of OAuth, answered with status 400 by the token endpoint and the provider callback. */
export class OAuthError extends Error {
  override readonly name = 'OAuthError'
  readonly error: OAuthErrorCode

  constructor(error: OAuthErrorCode, description: string) {
    super(description)
    this.error = error
  }
}

export type ErrorCode = GeneralCode | AccountCode | SessionCode | MessageCode | FactorCode | ProviderCode

type GeneralCode =
  | 'bad_json'
  | 'conflict'
  | 'feature_disabled'
  | 'over_request_rate_limit'
  | 'unexpected_failure'
  | 'validation_failed'

type AccountCode =
  | 'anonymous_provider_disabled'
  | 'current_password_invalid'
  | 'current_password_required'
  | 'email_exists'
  | 'email_not_confirmed'
  | 'email_provider_disabled'
  | 'invalid_credentials'
  | 'phone_exists'
  | 'phone_not_confirmed'
  | 'phone_provider_disabled'
  | 'reauthentication_needed'
  | 'reauthentication_not_valid'
  | 'same_password'
  | 'signup_disabled'
  | 'user_already_exists'
  | 'user_banned'
  | 'user_not_found'
  | 'weak_password'

type SessionCode =
  | 'bad_code_verifier'
  | 'bad_jwt'
  | 'flow_state_already_used'
  | 'flow_state_expired'
  | 'flow_state_not_found'
  | 'insufficient_aal'
  | 'no_authorization'
  | 'not_admin'
  | 'refresh_token_already_used'
  | 'refresh_token_not_found'
  | 'session_expired'
  | 'session_not_found'

type MessageCode =
  | 'otp_disabled'
  | 'otp_expired'
  | 'over_email_send_rate_limit'
  | 'over_sms_send_rate_limit'
  | 'sms_send_failed'

type FactorCode =
  | 'mfa_challenge_expired'
  | 'mfa_factor_name_conflict'
  | 'mfa_factor_not_found'
  | 'mfa_ip_address_mismatch'
  | 'mfa_phone_enroll_not_enabled'
  | 'mfa_phone_verify_not_enabled'
  | 'mfa_totp_enroll_not_enabled'
  | 'mfa_totp_verify_not_enabled'
  | 'mfa_verification_failed'
  | 'mfa_verified_factor_exists'
  | 'mfa_webauthn_enroll_not_enabled'
  | 'mfa_webauthn_verify_not_enabled'
  | 'passkey_disabled'
  | 'too_many_enrolled_mfa_factors'

type ProviderCode =
  | 'bad_oauth_callback'
  | 'bad_oauth_state'
  | 'identity_already_exists'
  | 'identity_not_found'
  | 'manual_linking_disabled'
  | 'oauth_authorization_not_found'
  | 'oauth_client_not_found'
  | 'oauth_consent_not_found'
  | 'oauth_dynamic_client_registration_disabled'
  | 'provider_disabled'
  | 'provider_email_needs_verification'
  | 'saml_provider_disabled'
  | 'single_identity_not_deletable'
  | 'web3_provider_disabled'
