import type { WrittenEmail } from '#app/domain/mail/store.server.ts'
import type { EmailTemplate } from '#app/domain/shared/email-template.ts'
import { readSite } from '#app/emails/read-site.server.ts'
import { writeEmail } from '#app/emails/write-email.server.ts'
import type { Services } from '#app/http/context.ts'
import type { MailToCome } from './mails-to-come.tsx'

/** Where a word is to stand that nobody has typed yet. */
export const wordPlace = '\u2042'

/** An email as it will be written, to be read before; with `word: wordPlace` among its facts, a word may be added. */
export async function mailToCome<Facts extends object>(
  services: Pick<Services, 'content' | 'siteUrl'>,
  { name }: EmailTemplate<Facts>,
  facts: Facts,
): Promise<MailToCome> {
  return withPlace(await writeEmail(name, facts, await readSite(services)))
}

/** Cut in two where the word is to stand. */
export function withPlace({ subject, text }: Pick<WrittenEmail, 'subject' | 'text'>): MailToCome {
  const [before = '', rest] = (text ?? '').split(wordPlace)
  return { subject, text: before, ...(rest !== undefined && { rest }) }
}
