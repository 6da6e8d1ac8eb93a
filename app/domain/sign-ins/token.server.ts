import { createHmac, timingSafeEqual } from 'node:crypto'

/** What the mail of a new sign-in carries to disown it: `number.signature`, signed by the site's secret. */
export function signInToken(secret: string, signInId: string): string {
  return `${signInId}.${signatureOf(secret, signInId)}`
}

/** The number of the sign-in that a token is about; nothing when the site has not signed it. */
export function signInOfToken(secret: string, token: string): string | undefined {
  const [id = '', signature = ''] = token.split('.')
  if (!/^[\da-f-]{36}$/.test(id)) return undefined
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(secret, id))]
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined
}

function signatureOf(secret: string, id: string): string {
  return createHmac('sha256', secret).update(`disown sign-in ${id}`).digest('base64url')
}
