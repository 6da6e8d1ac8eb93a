import { unknownPayment } from '#app/domain/orders/payment/unknown-payment.ts'
import { dayInParis, formatFullDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { MailFacts } from './layout/mail-facts.tsx'
import { MailParagraph } from './layout/mail-paragraph.tsx'
import { template } from './templates.server.tsx'

export const unknownPaymentEmail = template(unknownPayment, ({ id, receivedCents, currency, receivedAt }) => {
  const received =
    currency === 'eur' ? formatEuros(receivedCents) : `${receivedCents / 100} ${currency.toUpperCase()}`
  return {
    subject: '[À vérifier] Un paiement sans commande',
    title: 'Un paiement sans commande',
    preview: `${received}, et aucune commande ne lui correspond`,
    body: (
      <>
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
        <MailParagraph>
          Cherchez ce paiement chez votre prestataire, puis rendez-le s’il le faut.
        </MailParagraph>
      </>
    ),
  }
})
