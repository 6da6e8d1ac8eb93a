import { accountEmail, accountEmailKinds, type AccountEmailFacts } from '#app/domain/accounts/emails.ts'
import { accountMailWords } from './account-mail-words.ts'
import { MailCode } from './layout/mail-code.tsx'
import { MailLayout } from './layout/mail-layout.tsx'
import { MailLink } from './layout/mail-link.tsx'
import { MailParagraph } from './layout/mail-paragraph.tsx'
import { senderOf } from './layout/mail-sender.ts'
import { template } from './templates.server.ts'

export const accountEmails = accountEmailKinds.map((kind) =>
  template(accountEmail(kind), ({ code, link, newEmail }, { club, siteUrl }) => {
    const { subject, title, text, button, caution } = accountMailWords({ kind, newEmail }, club.name)
    const address = link && button ? linkAddress(link, siteUrl) : undefined
    return {
      subject,
      replyTo: club.email,
      body: (
        <MailLayout sender={senderOf(club)} title={title} preview={text}>
          <MailParagraph>Bonjour,</MailParagraph>
          <MailParagraph>{text}</MailParagraph>
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
        </MailLayout>
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
