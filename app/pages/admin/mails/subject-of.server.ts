import { readClub } from '#app/domain/club/store.server.ts'
import type { ListedMail } from '#app/domain/mail/store.server.ts'
import { subjectOfEmail } from '#app/emails/write-email.server.ts'
import type { Services } from '#app/http/context.ts'

/** The subjects of emails, also of those that still wait to be written from their facts. */
export async function subjectReader({ content, siteUrl }: Pick<Services, 'content' | 'siteUrl'>) {
  const { facts: club } = await readClub(content)
  return ({ subject, template, facts }: Pick<ListedMail, 'subject' | 'template' | 'facts'>) =>
    (facts && subjectOfEmail(template, facts, { club, siteUrl })) ?? subject
}
