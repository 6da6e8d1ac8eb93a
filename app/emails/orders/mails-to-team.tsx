import type { OrderEmailFacts } from '#app/domain/orders/emails-store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { MailFacts } from '../layout/mail-facts.tsx'
import { MailParagraph } from '../layout/mail-paragraph.tsx'
import { BuyersNote, Delivery, LinesTable, type OrderMailProps } from './parts/parts.tsx'

const payments = {
  card: 'Par carte : un e-mail vous revient si un paiement demande votre décision.',
  transfer: 'Par virement : à noter comme payée quand il arrive.',
  on_site: 'Sur place, à la remise.',
}

/** To the club: an order was made; what, for whom, how it is paid, by when it has to arrive. */
export function TeamNotice({ mail }: OrderMailProps) {
  const { order } = mail
  const { placedAt, expiresAt, money, paymentMethod, number, email, guardian, note } = order
  return (
    <>
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
      <BuyersNote note={note} title="Son message pour le club :" />
      <MailParagraph>
        La confirmation est partie à la personne qui commande. Votre réponse à cet e-mail lui arrive.
      </MailParagraph>
    </>
  )
}

const whys = new Map([
  ['other-amount', 'Le montant reçu n’est pas celui de la commande.'],
  ['other-currency', 'Le paiement n’est pas en euros.'],
])

export function MoneyHeld({ mail: { order, facts } }: OrderMailProps) {
  const why = whys.get(String(facts?.why)) ?? 'Un paiement ne correspond pas à la commande.'
  return (
    <>
      <MailParagraph>
        {`${why} Il est mis de côté : ni facture, ni envoi, ni remboursement ne partent seuls.`}
      </MailParagraph>
      <MailFacts
        facts={[
          { term: 'Commande', value: order.number },
          { term: 'De', value: <bdi>{`${order.firstName} ${order.lastName}`}</bdi> },
          { term: 'E-mail', value: order.email },
          { term: 'Attendu', value: formatEuros(order.totalCents) },
          { term: 'Reçu', value: receivedOf(facts) },
        ]}
      />
      <MailParagraph>
        Vérifiez le paiement chez votre prestataire, puis rendez-le ou convenez de la différence avec la
        personne. Votre réponse à cet e-mail lui arrive.
      </MailParagraph>
    </>
  )
}

function receivedOf(facts: OrderEmailFacts['facts']): string | undefined {
  if (facts?.receivedCents === undefined) return undefined
  const cents = Number(facts.receivedCents)
  const currency = String(facts.currency ?? 'eur').toLowerCase()
  return currency === 'eur' ? formatEuros(cents) : `${cents / 100} ${currency.toUpperCase()}`
}
