/** The server does not answer a query; the message is the rule that it breaks, or what went wrong. */
export class WireError extends Error {
  override name = 'WireError'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Nobody is signed in (401), or who is may not read this (403). */
export class AccessDeniedError extends WireError {
  override name = 'AccessDeniedError'
}

export function isDenial(status: number | undefined): boolean {
  return status === 401 || status === 403
}
