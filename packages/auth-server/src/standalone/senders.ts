import { createTransport } from 'nodemailer'
import type { Backend } from '../backend.ts'
import type { StandaloneEnvironment } from './configuration.ts'

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Emails by SMTP and texts by an HTTP gateway (POST of `{ to, text }`); without one, a line of JSON on the standard output. */
export function senders({
  SMTP_URL: smtpUrl,
  MAIL_FROM: from,
  SMS_URL: smsUrl,
}: StandaloneEnvironment): Pick<Backend, 'sendMail' | 'sendSms'> {
  const transport = smtpUrl ? createTransport({ url: smtpUrl, ...timeouts }) : undefined
  return {
    async sendMail(email) {
      if (!transport) return print({ mail: email })
      const text = [email.link?.url, `Code: ${email.otp}`].filter(Boolean).join('\n\n')
      await transport.sendMail({ from, to: email.to, subject: email.kind, text })
    },
    async sendSms(message) {
      if (!smsUrl) return print({ sms: message })
      const response = await fetch(smsUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(10_000),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}.`)
    },
  }
}

function print(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
