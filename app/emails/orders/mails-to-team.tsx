import type { OrderEmailFacts } from '#app/domain/orders/emails-store.server.ts'
import { isOver } from '#app/domain/orders/payment/dispute.ts'
import { formatFullDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { MailFacts } from '../layout/mail-facts.tsx'
import { MailParagraph } from '../layout/mail-paragraph.tsx'
import { BuyersNote, Delivery, LinesTable, Paragraphs, type OrderMailProps } from './parts/parts.tsx'

const payments = {
  card: 'Par carte, attendu.',
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
          ...whose(order),
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

function whose({ number, firstName, lastName, email }: OrderEmailFacts['order']) {
  return [
    { term: 'Commande', value: number },
    { term: 'De', value: <bdi>{`${firstName} ${lastName}`}</bdi> },
    { term: 'E-mail', value: email },
  ]
}

function receivedOf(facts: OrderEmailFacts['facts']): string | undefined {
  if (facts?.receivedCents === undefined) return undefined
  const cents = Number(facts.receivedCents)
  const currency = String(facts.currency ?? 'eur').toLowerCase()
  return currency === 'eur' ? formatEuros(cents) : `${cents / 100} ${currency.toUpperCase()}`
}

export function TeamExpired({ mail: { order } }: OrderMailProps) {
  return (
    <>
      <MailParagraph>
        Cette commande n’a pas été payée à temps. Ses articles sont remis en vente, la personne le sait : rien
        n’est à faire.
      </MailParagraph>
      <MailFacts facts={[...whose(order), { term: 'Passée le', value: formatInstant(order.placedAt) }]} />
      <LinesTable order={order} />
    </>
  )
}

/** To the club: the payment service did not give money back that is owed; it is the team's from now on. */
export function RefundHeld({ mail: { order, facts } }: OrderMailProps) {
  const isKnown = order.refunds.some(({ state }) => state === 'failed')
  const why = facts?.why ? String(facts.why) : undefined
  return (
    <>
      <MailParagraph>
        Votre prestataire de paiement n’a pas pu rendre cette somme. Elle reste due, et plus rien ne part
        seul.
      </MailParagraph>
      <MailFacts
        facts={[
          ...whose(order),
          { term: 'À rendre', value: formatEuros(Number(facts?.cents ?? 0)) },
          { term: 'Sa raison', value: why },
        ]}
      />
      <Paragraphs
        texts={[
          isKnown
            ? 'Demandez-la encore une fois (orders refund-again), ou rendez-la par virement puis notez-le (orders refunded) : l’un ou l’autre, jamais les deux.'
            : 'Ce remboursement a été fait chez votre prestataire : c’est là qu’il se reprend.',
        ]}
      />
    </>
  )
}

const disputeReasons = new Map([
  ['fraudulent', 'Paiement dit frauduleux'],
  ['unrecognized', 'Paiement non reconnu'],
  ['duplicate', 'Payé deux fois'],
  ['product_not_received', 'Commande non reçue'],
  ['product_unacceptable', 'Article défectueux ou non conforme'],
  ['credit_not_processed', 'Remboursement attendu'],
])

export function Dispute({ mail: { order, facts } }: OrderMailProps) {
  const status = String(facts?.status)
  const { reason, answerBefore } = facts ?? {}
  return (
    <>
      <MailParagraph>
        {isOver(status)
          ? `La contestation est close : ${status === 'lost' ? 'elle est perdue, la banque a repris la somme. La vente a eu lieu : sa facture reste, sans avoir. Notez cette somme en perte dans vos comptes, avec les frais de votre prestataire, et ne la rendez pas.' : 'la somme vous reste.'}`
          : 'La banque de la personne conteste ce paiement. Répondez chez votre prestataire, preuves à l’appui, et ne remboursez rien à côté : la somme partirait deux fois.'}
      </MailParagraph>
      <MailFacts
        facts={[
          ...whose(order),
          { term: 'Contesté', value: formatEuros(Number(facts?.cents ?? 0)) },
          { term: 'Motif', value: disputeReasons.get(String(reason)) ?? 'Autre' },
          {
            term: 'Répondre avant le',
            value: answerBefore && !isOver(status) ? formatFullDay(String(answerBefore)) : undefined,
          },
        ]}
      />
    </>
  )
}
