import { smtpCarrier } from '../../../../app/outside/mail/smtp-carrier.server.ts'
import { gatewayCarrier } from '../../../../app/outside/sms/gateway-carrier.server.ts'
import type { Environment } from '../../../../server/environment.ts'
import type { AuthLetter } from '../mail/auth-letter.ts'

/**
 * Carries what the service sends when it runs without the site: by SMTP and the SMS gateway when they are set, in plain
 * words; otherwise each is a line on the standard output, which is then the outbox.
 */
export function letterCarrier({ smtpUrl, mailFrom, smsUrl }: Environment) {
  const mail = smtpUrl ? smtpCarrier(smtpUrl) : undefined
  const sms = smsUrl ? gatewayCarrier(smsUrl) : undefined
  return {
    async sendMail(letter: AuthLetter): Promise<void> {
      if (!mail) return say({ mail: letter })
      const text = [letter.link?.url, `Code : ${letter.otp}`].filter(Boolean).join('\n\n')
      const from = mailFrom ?? 'auth@localhost'
      await mail.deliver({ from, to: letter.to, replyTo: null, subject: letter.kind, html: '', text })
    },
    async sendSms(message: { to: string; text: string }): Promise<void> {
      if (!sms) return say({ sms: message })
      await sms.deliver(message)
    },
  }
}

function say(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
