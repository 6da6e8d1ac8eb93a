import type { ReactElement } from 'react'
import type { ClubFacts } from '#app/domain/club/store.server.ts'
import type { WrittenEmail } from '#app/domain/mail/store.server.ts'
import type { EmailTemplate } from '#app/domain/shared/email-template.ts'
import { renderMail } from './render-mail.server.ts'

/** What every email may say beside its own facts. `siteUrl` has no slash at its end. */
export type Site = { readonly club: ClubFacts; readonly siteUrl: string }

type Content = Omit<WrittenEmail, 'html' | 'text'> & { readonly body: ReactElement }
type Writer = (facts: object, site: Site) => Promise<WrittenEmail>

export function template<Facts>(
  { name, facts: schema }: EmailTemplate<Facts>,
  contentOf: (facts: Facts, site: Site) => Content,
): [name: string, write: Writer] {
  return [
    name,
    async (facts, site) => {
      const { body, ...rest } = contentOf(schema.parse(facts), site)
      return { ...rest, ...(await renderMail(body)) }
    },
  ]
}
