import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

const parameters = { algorithm: 'SHA1', digits: 6, period: 30 }

const secretBytes = 20

const skew = 1

const sixDigits = /^[0-9]{6}$/

export function makeTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32
}

/** The `otpauth://` address of a secret: SHA-1, 6 digits, 30 s (the only ones every application knows). */
export function totpUri(factor: { issuer: string; account: string; secret: string }): string {
  const { issuer, account, secret } = factor
  return new TOTP({ ...parameters, issuer, label: account, secret }).toString()
}

export function totpQrCode(uri: string): string {
  return renderSVG(uri, { ecc: 'M', border: 4, whiteColor: 'white', blackColor: 'black' })
}

/** The 30 s step (since 1970) a code belongs to when it is right at `now`, one step early or one late. */
export function verifyTotp(attempt: {
  secret: string
  code: string
  now: Date
  lastUsedStep: number | null
}): number | undefined {
  const code = attempt.code.trim()
  if (!sixDigits.test(code)) return undefined
  const timestamp = attempt.now.getTime()
  const secret = Secret.fromBase32(attempt.secret)
  const delta = TOTP.validate({ ...parameters, token: code, secret, timestamp, window: skew })
  if (delta === null) return undefined
  const step = TOTP.counter({ period: parameters.period, timestamp }) + delta
  return attempt.lastUsedStep !== null && step <= attempt.lastUsedStep ? undefined : step
}
