import type { OrderEmailFacts } from '#app/domain/orders/emails-store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { MailFacts } from '../layout/mail-facts.tsx'
import { MailLayout } from '../layout/mail-layout.tsx'
import { MailParagraph } from '../layout/mail-paragraph.tsx'
import { MailQuote } from '../layout/mail-quote.tsx'
import { senderOf } from '../layout/mail-sender.ts'
import { Delivery } from './parts/delivery.tsx'
import type { OrderHeading } from './parts/headings.ts'
import { LinesTable } from './parts/lines-table.tsx'

const payments = {
  card: 'Par carte : un e-mail vous revient si un paiement demande votre décision.',
  transfer: 'Par virement : à noter comme payée quand il arrive.',
  on_site: 'Sur place, à la remise.',
}

/** To the club: an order was made; what, for whom, how it is paid, by when it has to arrive. */
export function TeamNotice({ mail, heading }: { mail: OrderEmailFacts; heading: OrderHeading }) {
  const { order, club } = mail
  const { placedAt, expiresAt, money, paymentMethod, number, email, guardian, note } = order
  return (
    <MailLayout sender={senderOf(club)} title={heading.title} preview={heading.preview}>
      <MailFacts
        facts={[
          { term: 'Numéro', value: number },
          { term: 'Passée le', value: formatInstant(placedAt) },
          { term: 'E-mail', value: email },
          { term: 'E-mail du représentant', value: guardian?.email },
          { term: 'Paiement', value: money === 'unpaid' ? payments[paymentMethod] : 'Reçu' },
          { term: 'Expire le', value: expiresAt && formatInstant(expiresAt) },
        ]}
      />
      <LinesTable order={order} />
      <Delivery mail={mail} />
      {note === undefined ? null : (
        <>
          <MailParagraph>Son message pour le club :</MailParagraph>
          <MailQuote words={note} />
        </>
      )}
      <MailParagraph>
        La confirmation est partie à la personne qui commande. Votre réponse à cet e-mail lui arrive.
      </MailParagraph>
    </MailLayout>
  )
}
