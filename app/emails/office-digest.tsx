import { officeDigest } from '#app/domain/notices/rules.ts'
import { MailLink } from './layout/mail-link.tsx'
import { MailParagraph } from './layout/mail-paragraph.tsx'
import { template } from './templates.server.tsx'

export const officeDigestEmail = template(officeDigest, ({ lines, left }, { siteUrl }) => {
  const number = lines.length + left
  const title = number === 1 ? 'Une chose à traiter' : `${number} choses à traiter`
  return {
    subject: `[À traiter] ${number === 1 ? lines[0]?.title : title}`,
    title,
    preview: lines.map((line) => line.title).join(', '),
    body: (
      <>
        {lines.map((line) => (
          <MailParagraph key={`${line.title} ${line.detail}`}>
            {line.detail ? `${line.title}. ${line.detail}` : line.title}
          </MailParagraph>
        ))}
        {left > 0 ? <MailParagraph>{`Et ${left} de plus.`}</MailParagraph> : null}
        <MailLink address={`${siteUrl}/admin`}>Voir ce qui vous attend</MailLink>
        <MailLink address={`${siteUrl}/admin/notifications`}>Choisir ce que vous recevez</MailLink>
      </>
    ),
  }
})
