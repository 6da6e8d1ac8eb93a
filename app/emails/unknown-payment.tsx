import { dayInParis, formatFullDay } from '#app/domain/shared/french-dates.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { MailFacts } from './mail-facts.tsx'
import { MailLayout } from './mail-layout.tsx'
import { MailParagraph } from './mail-paragraph.tsx'
import type { MailSender } from './mail-sender.ts'

/** Money as the payment service told of it. Cents of the currency. */
export type ToldPayment = {
  readonly id: string
  readonly receivedCents: number
  readonly currency: string
  readonly receivedAt: Date
}

export function UnknownPayment({ sender, payment }: { sender: MailSender; payment: ToldPayment }) {
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
