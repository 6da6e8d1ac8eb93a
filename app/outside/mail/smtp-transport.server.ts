import type { Transporter } from 'nodemailer'
import { z } from 'zod'
import { type MailTransport, RefusedMailError } from './mail-transport.ts'

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Carries mail by the SMTP server at `url` (smtp:// or smtps://). */
export function smtpTransport(url: string): MailTransport {
  // Loaded with the first mail: 5 MB.
  let opened: Promise<Transporter> | undefined
  const transport = () =>
    (opened ??= import('nodemailer').then(({ createTransport }) => createTransport({ url, ...patience })))
  return {
    async deliver({ from, to, replyTo, subject, html, text, unsubscribeUrl, attachments = [], ...thread }) {
      const sending = (await transport()).sendMail({
        from,
        to,
        subject,
        html,
        text,
        replyTo: replyTo ?? undefined,
        messageId: thread.messageId,
        inReplyTo: thread.references?.at(-1),
        references: thread.references && [...thread.references],
        headers: unsubscribeUrl ? unsubscribeHeaders(unsubscribeUrl) : {},
        attachments: attachments.map(({ fileName: filename, contentType, content }) => ({
          filename,
          contentType,
          content: Buffer.from(content),
        })),
      })
      await sending.catch(rethrow)
      return 'sent'
    },
  }
}

// What concerns the sender, or signing in, is for the club to set right: the mail waits.
const refusal = z.object({ responseCode: z.int().min(550).max(559), command: z.enum(['RCPT TO', 'DATA']) })

function rethrow(error: unknown): never {
  if (error instanceof Error && refusal.safeParse(error).success) throw new RefusedMailError(error.message)
  throw error
}

/** Mail programs show a button that sends the one POST by itself (RFC 2369, RFC 8058). */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
