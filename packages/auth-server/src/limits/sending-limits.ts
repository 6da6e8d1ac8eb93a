import { AuthError, type ErrorCode } from '../errors/auth-error.ts'
import type { AuthSettings } from '../settings.ts'

type Transport = 'mail' | 'sms'

export type SendingLimits = ReturnType<typeof sendingLimits>

const hour = 3_600_000

const manyAddresses = 10_000

export function sendingLimits(settings: AuthSettings, now: () => Date) {
  const sent: Record<Transport, number[]> = { mail: [], sms: [] }
  const restsUntil = new Map<string, number>()
  return {
    /** Notes a request for an address or number, known or not; refuses it as `requireInterval` when too soon. */
    noteRequest(carrier: Transport, address: string) {
      const at = now().getTime()
      if (restsUntil.size >= manyAddresses)
        for (const [other, until] of restsUntil) if (until <= at) restsUntil.delete(other)
      const until = restsUntil.get(address) ?? 0
      if (until > at) throw tooSoon(carrier, until - at)
      const { everySeconds } = settings[carrier]
      if (everySeconds > 0) restsUntil.set(address, at + everySeconds * 1000)
    },
    /** After a hand-over that failed, or once the owner has answered: one may ask again at once. */
    forgetRequest: (address: string) => void restsUntil.delete(address),
    /** Refuses to send to an account again too soon after `sentAt`: `429`, saying in how many seconds. */
    requireInterval(carrier: Transport, sentAt: Date | null) {
      const rest = sentAt ? sentAt.getTime() + settings[carrier].everySeconds * 1000 - now().getTime() : 0
      if (rest > 0) throw tooSoon(carrier, rest)
    },
    requireQuota(carrier: Transport) {
      const oldest = now().getTime() - hour
      sent[carrier] = sent[carrier].filter((at) => at > oldest)
      if (sent[carrier].length < settings[carrier].perHour) return
      throw new AuthError(429, codes[carrier], `${carrier === 'mail' ? 'email' : 'SMS'} rate limit exceeded`)
    },
    count(carrier: Transport) {
      if (carrier === 'sms' || !settings.autoconfirm.email) sent[carrier].push(now().getTime())
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
