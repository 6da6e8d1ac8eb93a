import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { ClubFacts } from '#app/domain/club/store.server.ts'
import type { WrittenEmail } from '#app/domain/mail/store.server.ts'
import type { SaidWords } from '#app/domain/mail/words/rules.ts'
import type { EmailTemplate } from '#app/domain/shared/email-template.ts'
import { MailLayout } from './layout/mail-layout.tsx'
import { senderOf, type MailSender } from './layout/mail-sender.ts'
import { subjectOf, WithOwnWords } from './layout/own-words.tsx'
import { placesOf } from './places.ts'
import { renderMail } from './render-mail.server.ts'

/** What every email may say beside its own facts. `siteUrl` has no slash at its end. */
export type Site = {
  readonly club: ClubFacts
  readonly siteUrl: string
  /** What the owner changed of the emails, by template. */
  readonly words?: SaidWords
}

type Content = Omit<WrittenEmail, 'html' | 'text'> & {
  title: string
  preview: string
  /** Whom « Bonjour » is said to; '' without a name, undefined for a mail that greets nobody. */
  greets?: string
  body: ReactNode
}

export type Writer = {
  /** Undefined when `facts` are not those of the template. */
  subjectOf: (facts: object, site: Site) => string | undefined
  schema: z.ZodType
  write: (facts: object, site: Site) => Promise<WrittenEmail>
}

export function template<Facts extends object>(
  { name, facts: schema }: EmailTemplate<Facts>,
  contentOf: (facts: Facts, site: Site, sender: MailSender) => Content,
): [name: string, writer: Writer] {
  const contentWith = (facts: Facts, site: Site) => {
    const content = contentOf(facts, site, senderOf(site.club))
    const words = site.words?.get(name)
    const places = placesOf(facts, site.club)
    return { ...content, words, places, subject: subjectOf(words, places, content.subject) }
  }
  return [
    name,
    {
      schema,
      subjectOf(facts, site) {
        const read = schema.safeParse(facts)
        return read.success ? contentWith(read.data, site).subject : undefined
      },
      async write(facts, site) {
        const { title, preview, body, greets, words, places, ...rest } = contentWith(
          schema.parse(facts),
          site,
        )
        const page = (
          <MailLayout sender={senderOf(site.club, site.siteUrl)} title={title} preview={preview}>
            <WithOwnWords words={words} places={places} greets={greets}>
              {body}
            </WithOwnWords>
          </MailLayout>
        )
        return { ...rest, ...(await renderMail(page, site.club.look?.accent)) }
      },
    },
  ]
}
