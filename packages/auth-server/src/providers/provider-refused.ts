import type { ErrorCode } from '../errors/error-code.ts'
import type { OAuthErrorCode } from '../errors/oauth-error.ts'

/** What went wrong at a provider, as its visitor is told it on the way back. `error`: the word of OAuth. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused'
  readonly error: OAuthErrorCode | (string & {})
  readonly errorCode: ErrorCode

  constructor(error: OAuthErrorCode | (string & {}), errorCode: ErrorCode, description: string) {
    super(description)
    this.error = error
    this.errorCode = errorCode
  }
}
