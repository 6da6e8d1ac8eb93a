import { createHmac, timingSafeEqual } from 'node:crypto'

const form = /^(?<signature>[\w-]{32})\.(?<memberId>[\da-f-]{36})$/

/** The last part of the address where a member wants no more letters; it opens nothing else. */
export function makeLetterToken(appSecret: string, memberId: string): string {
  return `${signatureOf(appSecret, memberId)}.${memberId}`
}

/** Whose token it is; undefined for one that this site did not sign. */
export function readLetterToken(appSecret: string, token: string): string | undefined {
  const { signature = '', memberId = '' } = form.exec(token)?.groups ?? {}
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(appSecret, memberId))]
  return given.length === right.length && timingSafeEqual(given, right) ? memberId : undefined
}

function signatureOf(appSecret: string, memberId: string): string {
  const signed = createHmac('sha256', appSecret).update(`letters ${memberId}`)
  return signed.digest('base64url').slice(0, 32)
}
