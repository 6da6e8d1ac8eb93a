import { formatInstant } from '#app/domain/shared/french-instants.ts'
import { MailFacts } from '../mail-facts.tsx'
import { MailLayout } from '../mail-layout.tsx'
import { MailParagraph } from '../mail-paragraph.tsx'
import { MailQuote } from '../mail-quote.tsx'
import { senderOf } from '../mail-sender.ts'
import { Delivery } from './delivery.tsx'
import type { OrderHeading } from './headings.ts'
import type { OrderMailFacts } from './letters.ts'
import { LinesTable } from './lines-table.tsx'

const payments = {
  carte: 'Par carte : un e-mail vous revient si un paiement demande votre décision.',
  virement: 'Par virement : à noter comme payée quand il arrive.',
  'sur-place': 'Sur place, à la remise.',
}

/** To the club: an order was made; what, for whom, how it is paid, by when it has to arrive. */
export function TeamNotice({ mail, heading }: { mail: OrderMailFacts; heading: OrderHeading }) {
  const { order, club } = mail
  const { placedAt, expiresAt, money, means, number, email, guardian, note } = order
  return (
    <MailLayout sender={senderOf(club)} title={heading.title} preview={heading.preview}>
      <MailFacts
        facts={[
          { term: 'Numéro', value: number },
          { term: 'Passée le', value: formatInstant(placedAt) },
          { term: 'E-mail', value: email },
          { term: 'E-mail du représentant', value: guardian?.email },
          { term: 'Paiement', value: money === 'unpaid' ? payments[means] : 'Reçu' },
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
