import type { ListedMail } from '#app/domain/mail/store.server.ts'
import { readSite } from '#app/emails/read-site.server.ts'
import { subjectOfEmail } from '#app/emails/write-email.server.ts'
import type { Services } from '#app/http/context.ts'

/** The subjects of emails, also of those that still wait to be written from their facts. */
export async function subjectReader(services: Pick<Services, 'content' | 'siteUrl'>) {
  const site = await readSite(services)
  return ({ subject, template, facts }: Pick<ListedMail, 'subject' | 'template' | 'facts'>) =>
    (facts && subjectOfEmail(template, facts, site)) ?? subject
}
