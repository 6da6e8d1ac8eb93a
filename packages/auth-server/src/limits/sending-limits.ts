import type { Within } from '../backend.ts'
import { AuthError, type ErrorCode } from '../errors/auth-error.ts'
import type { AuthSettings } from '../settings.ts'
import type { ActCounts } from './act-counts.ts'

type Transport = 'mail' | 'sms'

export type SendingLimits = ReturnType<typeof sendingLimits>

const hourSeconds = 3600

export function sendingLimits(settings: AuthSettings, counts: ActCounts) {
  const requestsOf = (address: string) => `request ${address}`
  const sentBy = (carrier: Transport) => `sent ${carrier}`
  return {
    /** Notes a request for an address or number, known or not; refuses it as `requireInterval` when too soon. */
    async noteRequest(within: Within, carrier: Transport, address: string) {
      const { everySeconds } = settings[carrier]
      if (everySeconds === 0) return
      const { acts, endsAt } = await counts.add(within, requestsOf(address), everySeconds)
      if (acts > 1) throw tooSoon(carrier, endsAt.getTime() - within.now().getTime())
    },
    /** After a hand-over that failed, or once the owner has answered: one may ask again at once. */
    forgetRequest: (within: Within, address: string) => counts.forget(within, requestsOf(address)),
    /** Refuses to send to an account again too soon after `sentAt`: `429`, saying in how many seconds. */
    requireInterval({ now }: Within, carrier: Transport, sentAt: Date | null) {
      const rest = sentAt ? sentAt.getTime() + settings[carrier].everySeconds * 1000 - now().getTime() : 0
      if (rest > 0) throw tooSoon(carrier, rest)
    },
    async requireQuota(within: Within, carrier: Transport) {
      if ((await counts.of(within, sentBy(carrier))) < settings[carrier].perHour) return
      throw new AuthError(429, codes[carrier], `${carrier === 'mail' ? 'email' : 'SMS'} rate limit exceeded`)
    },
    async count(within: Within, carrier: Transport) {
      if (carrier === 'mail' && settings.autoconfirm.email) return
      await counts.add(within, sentBy(carrier), hourSeconds)
    },
  }
}

const codes = {
  mail: 'over_email_send_rate_limit',
  sms: 'over_sms_send_rate_limit',
} as const satisfies Record<Transport, ErrorCode>

function tooSoon(carrier: Transport, milliseconds: number) {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  const message = `For security purposes, you can only request this after ${seconds} seconds.`
  return new AuthError(429, codes[carrier], message)
}
