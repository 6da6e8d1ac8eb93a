import { createTransport } from 'nodemailer'
import type { MailCarrier } from './mail-carrier.ts'

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Carries mail by the SMTP server at `url` (smtp:// or smtps://). */
export function smtpCarrier(url: string): MailCarrier {
  const transport = createTransport({ url, ...patience })
  return {
    async deliver({ from, to, replyTo, subject, html, text, attachments = [] }) {
      await transport.sendMail({
        from,
        to,
        subject,
        html,
        text,
        replyTo: replyTo ?? undefined,
        attachments: attachments.map(({ fileName: filename, contentType, content }) => ({
          filename,
          contentType,
          content: Buffer.from(content),
        })),
      })
      return 'sent'
    },
  }
}
