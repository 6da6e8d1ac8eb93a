import type { SmsTransport } from './sms-transport.ts'

const patience = 10_000

/** Carries text messages by an HTTP gateway: a POST of `{ to, text }` as JSON to `url`, answered with a 2xx. */
export function gatewayTransport(url: string): SmsTransport {
  return {
    async deliver(message) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(patience),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}.`)
      return 'sent'
    },
  }
}
