import { createHmac } from 'node:crypto'
import type { StripeEvent } from './records.ts'

type Announcement = {
  secret: string
  /** When it is signed: now, unless it is to be too old. */
  at?: Date
  /** Another body than the one that was signed. */
  tampered?: (body: string) => string
}

/** A body and its `stripe-signature`, as the real service would send them. */
export function signedWebhook(event: StripeEvent, { secret, at = new Date(), tampered }: Announcement) {
  const body = JSON.stringify(event)
  const seconds = Math.floor(at.getTime() / 1000)
  const hash = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return { body: tampered?.(body) ?? body, signature: `t=${seconds},v1=${hash},v0=0` }
}

export async function postWebhook(
  to: string,
  event: StripeEvent,
  announcement: Announcement,
): Promise<number> {
  const { body, signature } = signedWebhook(event, announcement)
  const response = await fetch(to, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    body,
    redirect: 'manual',
  })
  await response.body?.cancel()
  return response.status
}
