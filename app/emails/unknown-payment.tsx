import type { z } from 'zod'
import { unknownPayment } from '#app/domain/orders/payment/unknown-payment.ts'
import { dayInParis, formatFullDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { MailFacts } from './layout/mail-facts.tsx'
import { MailLayout } from './layout/mail-layout.tsx'
import { MailParagraph } from './layout/mail-paragraph.tsx'
import { senderOf, type MailSender } from './layout/mail-sender.ts'
import { template } from './templates.server.ts'

export const unknownPaymentEmail = template(unknownPayment, (payment, { club }) => ({
  subject: '[À vérifier] Un paiement sans commande',
  body: <UnknownPayment sender={senderOf(club)} payment={payment} />,
}))

type UnknownPaymentProps = { sender: MailSender; payment: z.infer<typeof unknownPayment.facts> }

function UnknownPayment({ sender, payment }: UnknownPaymentProps) {
  const { id, receivedCents, currency, receivedAt } = payment
  const received =
    currency === 'eur' ? formatEuros(receivedCents) : `${receivedCents / 100} ${currency.toUpperCase()}`
  const title = 'Un paiement sans commande'
  return (
    <MailLayout sender={sender} title={title} preview={`${received}, et aucune commande ne lui correspond`}>
      <MailParagraph>
        Votre prestataire annonce un paiement pour une commande que ce site n’a pas. Il est noté et mis de
        côté : rien ne part seul.
      </MailParagraph>
      <MailFacts
        facts={[
          { term: 'Reçu', value: received },
          { term: 'Le', value: formatFullDay(dayInParis(receivedAt)) },
          { term: 'Paiement', value: id },
        ]}
      />
      <MailParagraph>Cherchez ce paiement chez votre prestataire, puis rendez-le s’il le faut.</MailParagraph>
    </MailLayout>
  )
}
