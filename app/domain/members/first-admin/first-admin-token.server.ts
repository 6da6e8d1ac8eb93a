import { createHmac, timingSafeEqual } from 'node:crypto'

const oneHour = 3_600_000

/** Opens the page that makes the first administrator, for an hour: `expiry.signature`, signed by the site's secret. */
export function makeFirstAdminToken(secret: string, now: Date): string {
  const expiry = String(now.getTime() + oneHour)
  return `${expiry}.${signatureOf(secret, expiry)}`
}

export function isFirstAdminToken(secret: string, token: string, now: Date): boolean {
  const [expiry = '', signature = ''] = token.split('.')
  if (!/^\d{13}$/.test(expiry) || Number(expiry) < now.getTime()) return false
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(secret, expiry))]
  return given.length === right.length && timingSafeEqual(given, right)
}

function signatureOf(secret: string, expiry: string): string {
  return createHmac('sha256', secret).update(`first admin ${expiry}`).digest('base64url')
}
