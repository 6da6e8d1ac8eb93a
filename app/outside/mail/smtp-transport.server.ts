import { createTransport } from 'nodemailer'
import type { MailTransport } from './mail-transport.ts'

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Carries mail by the SMTP server at `url` (smtp:// or smtps://). */
export function smtpTransport(url: string): MailTransport {
  const transport = createTransport({ url, ...patience })
  return {
    async deliver({ from, to, replyTo, subject, html, text, unsubscribeUrl, attachments = [] }) {
      await transport.sendMail({
        from,
        to,
        subject,
        html,
        text,
        replyTo: replyTo ?? undefined,
        headers: unsubscribeUrl ? unsubscribeHeaders(unsubscribeUrl) : {},
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

/** Mail programs show a button that sends the one POST by itself (RFC 2369, RFC 8058). */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
