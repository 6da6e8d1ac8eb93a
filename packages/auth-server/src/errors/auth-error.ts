import type { ErrorCode } from './error-code.ts'

/** What a refusal says besides its code, such as `{ weak_password: { reasons: ['length'] } }`. */
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
