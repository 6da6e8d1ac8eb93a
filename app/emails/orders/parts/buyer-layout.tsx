import type { ReactNode } from 'react'
import type { OrderEmailFacts } from '#app/domain/orders/emails-store.server.ts'
import { MailLayout } from '../../layout/mail-layout.tsx'
import { MailParagraph } from '../../layout/mail-paragraph.tsx'
import { senderOf } from '../../layout/mail-sender.ts'
import type { OrderHeading } from './headings.ts'

type BuyerLayoutProps = {
  mail: Pick<OrderEmailFacts, 'order' | 'club'>
  heading: OrderHeading
  copyFor: string | undefined
  children: ReactNode
}

export function BuyerLayout({ mail, heading, copyFor, children }: BuyerLayoutProps) {
  const { firstName, lastName } = mail.order
  return (
    <MailLayout sender={senderOf(mail.club)} title={heading.title} preview={heading.preview}>
      {copyFor === undefined ? (
        <MailParagraph>
          Bonjour <bdi>{firstName}</bdi>,
        </MailParagraph>
      ) : (
        <MailParagraph>
          Bonjour <bdi>{copyFor}</bdi>, ce message est la copie de celui que reçoit{' '}
          <bdi>{`${firstName} ${lastName}`}</bdi>, dont vous êtes le représentant légal.
        </MailParagraph>
      )}
      {children}
    </MailLayout>
  )
}
