import { createHmac, timingSafeEqual } from 'node:crypto'

const oldestSeconds = 300

/** A `stripe-signature` header for this body: `t=seconds,v1=signature`. */
export function signatureOf(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${hashOf(`${seconds}.${body}`, secret)}`
}

/** True when the header was made with this secret for this body, five minutes ago at most. */
export function isSigned(body: string, signature: string | undefined, secret: string, now: Date): boolean {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? []
  if (!seconds || !given) return false
  if (now.getTime() / 1000 - Number(seconds) > oldestSeconds) return false
  return timingSafeEqual(Buffer.from(given), Buffer.from(hashOf(`${seconds}.${body}`, secret)))
}

function hashOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}
