import {
  accountEmail,
  accountEmailKinds,
  securityEmail,
  securityNewsKinds,
  type AccountEmailFacts,
} from '#app/domain/accounts/emails.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import words from './account-words.json' with { type: 'json' }
import { MailCode } from './layout/mail-code.tsx'
import { MailLink } from './layout/mail-link.tsx'
import { MailParagraph } from './layout/mail-paragraph.tsx'
import { template } from './templates.server.tsx'

type RequestWords = { subject: string; title: string; text: string; button?: string; caution: string }

/** What somebody asked of the authentication service: a link and a code that do it. */
export const accountEmails = accountEmailKinds.map((kind) =>
  template(accountEmail(kind), ({ code, link, newEmail = 'une autre adresse' }, { club, siteUrl }) => {
    const { subject, title, text, button, caution }: RequestWords = words.requests[kind]
    const filled = (typed: string) => typed.replaceAll('{club}', club.name).replaceAll('{newEmail}', newEmail)
    const address = link && button ? linkAddress(link, siteUrl) : undefined
    return {
      subject: filled(subject),
      replyTo: club.email,
      title,
      preview: filled(text),
      greets: '',
      body: (
        <>
          <MailParagraph>{filled(text)}</MailParagraph>
          {address && button ? <MailLink address={address}>{button}</MailLink> : null}
          <MailParagraph>
            {address ? 'Ou bien saisissez ce code sur la page qui le demande :' : 'Saisissez ce code :'}
          </MailParagraph>
          <MailCode code={code} />
          <MailParagraph>
            {address
              ? 'Le lien et le code sont valables une heure ; l’un des deux suffit, et il ne sert qu’une fois.'
              : 'Il est valable une heure et ne sert qu’une fois.'}
          </MailParagraph>
          <MailParagraph>
            Ne les transmettez à personne : le club ne vous les demandera jamais. {caution}
          </MailParagraph>
        </>
      ),
    }
  }),
)

function linkAddress(
  { tokenHash, type, redirectTo }: NonNullable<AccountEmailFacts['link']>,
  siteUrl: string,
) {
  const address = new URL('/logged', siteUrl)
  address.searchParams.set('token_hash', tokenHash)
  address.searchParams.set('type', type)
  if (redirectTo.replace(/\/$/, '') !== siteUrl) address.searchParams.set('redirect_to', redirectTo)
  return address.href
}

/** What changed on an account, and what to do if it was somebody else. They hold no secret. */
export const securityEmails = securityNewsKinds.map((kind) =>
  template(securityEmail(kind), ({ at, newEmail }, { club, siteUrl }, sender) => {
    const { subject, title, text } = words.news[kind]
    return {
      subject,
      replyTo: club.email,
      title,
      preview: text,
      greets: '',
      body: (
        <>
          <MailParagraph>{text}</MailParagraph>
          {newEmail ? <MailParagraph>La nouvelle adresse : {newEmail}</MailParagraph> : null}
          <MailParagraph>C’était le {formatInstant(at)}.</MailParagraph>
          <MailLink address={new URL('/compte', siteUrl).href}>Voir mon compte</MailLink>
          <MailParagraph>
            Ce n’était pas vous ? Changez votre mot de passe sans attendre, puis prévenez-nous au{' '}
            {sender.phone} ou en répondant à ce message.
          </MailParagraph>
        </>
      ),
    }
  }),
)
