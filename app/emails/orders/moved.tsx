import { trackingOf } from '#app/domain/orders/carriers.ts'
import { freePieces } from '#app/domain/orders/returns/pieces.ts'
import { refundDeadline } from '#app/domain/orders/withdrawal/withdrawal.ts'
import { formatFullDay } from '#app/domain/shared/dates/french-dates.ts'
import { MailFacts } from '../layout/mail-facts.tsx'
import { MailLink } from '../layout/mail-link.tsx'
import { OrderLink, Paragraphs, type OrderMail, type OrderMailProps } from './parts/parts.tsx'

/** To a buyer whose pieces are back: what comes next for their money. */
export function Returned({ mail }: OrderMailProps) {
  const { order, facts } = mail
  const pieces = Number(facts?.pieces ?? 1)
  const declared = order.withdrawals.at(-1)
  const due = declared && refundDeadline(order, declared.declaredAt).day
  return (
    <>
      <Paragraphs
        texts={[
          `Commande ${order.number} : ${pieces === 1 ? 'un article est revenu' : `${pieces} articles sont revenus`} chez nous. Merci.`,
          due
            ? `Votre remboursement part le ${formatFullDay(due)} au plus tard, par le moyen de paiement de la commande. Un message à part vous en donne le montant.`
            : 'Nous regardons ce retour et vous répondons : remboursement ou échange, un message à part vous le dit.',
          freePieces(order).length > 0
            ? 'Le compte n’y est pas ? Répondez à ce message.'
            : 'Tout ce que vous aviez est revenu.',
        ]}
      />
      <OrderLink mail={mail}>Voir ma commande</OrderLink>
    </>
  )
}

/** The exchange a mail is about, with what its line is called. */
function exchangeOf({ order, facts }: OrderMail) {
  const exchange = order.exchanges.find(({ rank }) => rank === Number(facts?.rank))
  const line = order.lines.find(({ id }) => id === exchange?.line)
  if (!exchange || !line) throw new Error(`Order ${order.number} has no exchange ${facts?.rank}.`)
  const before = order.exchanges.findLast(
    ({ rank, line: id, toVariant }) =>
      rank < exchange.rank && id === line.id && toVariant === exchange.fromVariant,
  )
  const from = exchange.fromVariant === line.variant ? line.detail : before?.toDetail
  return { ...exchange, label: line.label, from }
}

function Sizes({ mail }: OrderMailProps) {
  const { quantity, label, from, toDetail } = exchangeOf(mail)
  return (
    <MailFacts
      facts={[
        { term: 'Article', value: `${quantity} × ${label}` },
        { term: 'Avant', value: from },
        { term: 'À la place', value: toDetail },
        { term: 'Prix', value: 'Le même : rien à payer, rien à rendre' },
      ]}
    />
  )
}

/** To a buyer who is given another size: kept aside until the old one is back, or simply in their parcel. */
export function Exchange({ mail }: OrderMailProps) {
  const { order } = mail
  const isWaited = exchangeOf(mail).state === 'open'
  const way =
    order.delivery === 'pickup'
      ? 'Apportez l’article à l’entraînement : nous l’échangeons contre le nouveau.'
      : 'Renvoyez-nous l’article, ou apportez-le à l’entraînement ; le nouveau part dès que l’ancien est là.'
  return (
    <>
      <Paragraphs
        texts={[
          `Commande ${order.number} : l’échange est noté.`,
          isWaited
            ? `Votre nouvelle taille est gardée de côté. ${way}`
            : 'Votre commande n’étant pas encore partie, elle prend directement la nouvelle taille.',
        ]}
      />
      <Sizes mail={mail} />
      <OrderLink mail={mail}>Voir ma commande</OrderLink>
    </>
  )
}

export function Exchanged({ mail }: OrderMailProps) {
  const { order, facts } = mail
  const [carrier, trackingNumber] = [facts?.carrier, facts?.trackingNumber]
  const parcel = trackingOf({
    carrier: carrier === undefined ? undefined : String(carrier),
    trackingNumber: trackingNumber === undefined ? undefined : String(trackingNumber),
  })
  return (
    <>
      <Paragraphs
        texts={[
          `Commande ${order.number} : l’ancien article est revenu, le nouveau est ${order.delivery === 'pickup' ? 'remis' : 'parti'}.`,
          'Votre facture ne change pas : même article, même prix.',
        ]}
      />
      <Sizes mail={mail} />
      {parcel ? <MailFacts facts={[{ term: 'Suivi', value: parcel.words }]} /> : null}
      {parcel?.link === undefined ? null : <MailLink address={parcel.link}>Suivre mon colis</MailLink>}
      <OrderLink mail={mail}>Voir ma commande</OrderLink>
    </>
  )
}

export function NotExchanged({ mail }: OrderMailProps) {
  return (
    <>
      <Paragraphs
        texts={[
          `Commande ${mail.order.number} : l’échange n’a pas lieu. Vous gardez ce que vous avez, la taille mise de côté repart en vente.`,
          'Ce n’est pas ce que vous vouliez ? Répondez à ce message.',
        ]}
      />
      <OrderLink mail={mail}>Voir ma commande</OrderLink>
    </>
  )
}
