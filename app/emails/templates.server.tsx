import type { ReactNode } from 'react'
import type { ClubFacts } from '#app/domain/club/store.server.ts'
import type { WrittenEmail } from '#app/domain/mail/store.server.ts'
import type { EmailTemplate } from '#app/domain/shared/email-template.ts'
import { MailLayout } from './layout/mail-layout.tsx'
import { senderOf, type MailSender } from './layout/mail-sender.ts'
import { renderMail } from './render-mail.server.ts'

/** What every email may say beside its own facts. `siteUrl` has no slash at its end. */
export type Site = { readonly club: ClubFacts; readonly siteUrl: string }

type Content = Omit<WrittenEmail, 'html' | 'text'> & { title: string; preview: string; body: ReactNode }

export type Writer = {
  /** Undefined when `facts` are not those of the template. */
  subjectOf: (facts: object, site: Site) => string | undefined
  write: (facts: object, site: Site) => Promise<WrittenEmail>
}

export function template<Facts>(
  { name, facts: schema }: EmailTemplate<Facts>,
  contentOf: (facts: Facts, site: Site, sender: MailSender) => Content,
): [name: string, writer: Writer] {
  const contentWith = (facts: Facts, site: Site) => contentOf(facts, site, senderOf(site.club))
  return [
    name,
    {
      subjectOf(facts, site) {
        const read = schema.safeParse(facts)
        return read.success ? contentWith(read.data, site).subject : undefined
      },
      async write(facts, site) {
        const { title, preview, body, ...rest } = contentWith(schema.parse(facts), site)
        const page = (
          <MailLayout sender={senderOf(site.club, site.siteUrl)} title={title} preview={preview}>
            {body}
          </MailLayout>
        )
        return { ...rest, ...(await renderMail(page, site.club.look?.accent)) }
      },
    },
  ]
}
