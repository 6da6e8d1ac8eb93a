import { Text } from 'react-email'
import { clubLetter } from '#app/domain/sendings/emails.ts'
import { MailParagraph } from './layout/mail-paragraph.tsx'
import { TextLines } from './layout/mail-quote.tsx'
import { mailStyles } from './layout/mail-styles.ts'
import { TextLink } from './layout/text-link.tsx'
import { template } from './templates.server.tsx'

export const clubLetterEmail = template(clubLetter, ({ subject, text, author, cutUrl }, { club }) => ({
  subject: `${club.name} : ${subject}`,
  title: subject,
  preview: text.slice(0, 120),
  replyTo: club.email,
  unsubscribeUrl: cutUrl,
  body: (
    <>
      {text.split(/\n{2,}/).map((paragraph, rank) => (
        // oxlint-disable-next-line react/no-array-index-key -- a paragraph has no identity but its rank
        <Text key={rank} style={mailStyles.paragraph}>
          <TextLines lines={paragraph.split('\n')} />
        </Text>
      ))}
      <MailParagraph>{`${author}, pour ${club.name}`}</MailParagraph>
      <MailParagraph>
        Vous recevez ce message parce que vous êtes membre du club.{' '}
        <TextLink address={cutUrl}>Ne plus recevoir ces messages</TextLink>
      </MailParagraph>
    </>
  ),
}))
