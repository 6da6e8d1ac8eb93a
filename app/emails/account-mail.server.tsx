import type { AccountLetter } from '#app/domain/accounts/account-letter.ts'
import type { ClubFacts } from '#app/domain/club/store.server.ts'
import type { MailToQueue } from '#app/domain/mail/store.server.ts'
import { accountMailWords } from './account-mail-words.ts'
import { MailCode } from './mail-code.tsx'
import { MailLayout } from './mail-layout.tsx'
import { MailLink } from './mail-link.tsx'
import { MailParagraph } from './mail-paragraph.tsx'
import { senderOf } from './mail-sender.ts'
import { renderMail } from './render-mail.server.ts'

/** A letter of the authentication service, in the words of the club. Its link works without JavaScript. */
export async function writeAccountMail(
  letter: AccountLetter,
  club: ClubFacts,
  siteUrl: string,
): Promise<MailToQueue> {
  const { subject, title, text, button, caution } = accountMailWords(letter, club.name)
  const address = letter.link && button ? linkAddress(letter.link, siteUrl) : undefined
  const mail = await renderMail(
    <MailLayout sender={senderOf(club)} title={title} preview={text}>
      <MailParagraph>Bonjour,</MailParagraph>
      <MailParagraph>{text}</MailParagraph>
      {address && button ? <MailLink address={address}>{button}</MailLink> : null}
      <MailParagraph>
        {address ? 'Ou bien saisissez ce code sur la page qui le demande :' : 'Saisissez ce code :'}
      </MailParagraph>
      <MailCode code={letter.code} />
      <MailParagraph>
        {address
          ? 'Le lien et le code sont valables une heure ; l’un des deux suffit, et il ne sert qu’une fois.'
          : 'Il est valable une heure et ne sert qu’une fois.'}
      </MailParagraph>
      <MailParagraph>
        Ne les transmettez à personne : le club ne vous les demandera jamais. {caution}
      </MailParagraph>
    </MailLayout>,
  )
  return { template: `account-${letter.kind}`, recipient: letter.to, replyTo: club.email, subject, ...mail }
}

function linkAddress({ tokenHash, type, redirectTo }: NonNullable<AccountLetter['link']>, siteUrl: string) {
  const address = new URL('/logged', siteUrl)
  address.searchParams.set('token_hash', tokenHash)
  address.searchParams.set('type', type)
  if (redirectTo.replace(/\/$/, '') !== siteUrl) address.searchParams.set('redirect_to', redirectTo)
  return address.href
}
