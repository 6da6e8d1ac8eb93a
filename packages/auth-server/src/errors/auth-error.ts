type Words<Text extends string> = Text extends `${infer First} ${infer Others}` ? First | Words<Others> : Text

export type ErrorCode =
  | Words<'bad_json conflict feature_disabled over_request_rate_limit unexpected_failure validation_failed'>
  | Words<'anonymous_provider_disabled current_password_invalid current_password_required email_exists'>
  | Words<'email_not_confirmed email_provider_disabled invalid_credentials phone_exists phone_not_confirmed'>
  | Words<'phone_provider_disabled reauthentication_needed reauthentication_not_valid same_password'>
  | Words<'signup_disabled user_already_exists user_banned user_not_found weak_password'>
  | Words<'bad_code_verifier bad_jwt flow_state_already_used flow_state_expired flow_state_not_found'>
  | Words<'insufficient_aal no_authorization not_admin refresh_token_already_used refresh_token_not_found'>
  | Words<'request_timeout session_expired session_not_found otp_disabled otp_expired'>
  | Words<'over_email_send_rate_limit over_sms_send_rate_limit sms_send_failed'>
  | `mfa_${'phone' | 'totp' | 'webauthn'}_${'enroll' | 'verify'}_not_enabled`
  | Words<'mfa_challenge_expired mfa_factor_name_conflict mfa_factor_not_found mfa_ip_address_mismatch'>
  | Words<'mfa_verification_failed mfa_verified_factor_exists passkey_disabled too_many_enrolled_mfa_factors'>
  | Words<'too_many_passkeys webauthn_challenge_expired webauthn_challenge_not_found'>
  | Words<'webauthn_credential_exists webauthn_verification_failed'>
  | Words<'bad_oauth_callback bad_oauth_state identity_already_exists identity_not_found'>
  | Words<'manual_linking_disabled oauth_authorization_not_found oauth_client_not_found'>
  | Words<'oauth_consent_not_found oauth_dynamic_client_registration_disabled provider_disabled'>
  | Words<'provider_email_needs_verification saml_provider_disabled single_identity_not_deletable'>
  | 'web3_provider_disabled'

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

/** `400 validation_failed`, or another status with the same code. */
export function invalid(message: string, status = 400): AuthError {
  return new AuthError(status, 'validation_failed', message)
}

export type OAuthErrorCode =
  | Words<'access_denied invalid_client invalid_grant invalid_request invalid_scope server_error'>
  | Words<'unauthorized_client unsupported_grant_type unsupported_response_type'>

/** A refusal in the words of OAuth, answered with status 400 by the token endpoint and the provider callback. */
export class OAuthError extends Error {
  override readonly name = 'OAuthError'
  readonly error: OAuthErrorCode

  constructor(error: OAuthErrorCode, description: string) {
    super(description)
    this.error = error
  }
}

const apiVersionHeader = 'X-Supabase-Api-Version'

const namedCodesVersion = '2024-01-01'

export function errorResponse(
  error: unknown,
  request: Request,
  { requestId }: { requestId: string },
): Response {
  const isNamed = wantsNamedCodes(request)
  const headers = new Headers(isNamed ? [[apiVersionHeader, namedCodesVersion]] : [])
  if (error instanceof OAuthError)
    return Response.json({ error: error.error, error_description: error.message }, { status: 400, headers })
  const { status, errorCode, message, extras } = error instanceof AuthError ? error : unexpectedFailure()
  headers.set('x-sb-error-code', errorCode)
  const errorId = status >= 500 ? { error_id: requestId } : {}
  const body = isNamed
    ? { ...extras, code: errorCode, message }
    : { ...extras, code: status, error_code: errorCode, msg: message, ...errorId }
  return Response.json(body, { status, headers })
}

function unexpectedFailure() {
  const message = 'Unexpected failure, please check server logs for more information'
  return new AuthError(500, 'unexpected_failure', message)
}

function wantsNamedCodes(request: Request): boolean {
  const version = request.headers.get(apiVersionHeader) ?? ''
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(version) && !Number.isNaN(Date.parse(version))
  return isDate && version >= namedCodesVersion
}
