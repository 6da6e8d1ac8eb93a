import { trackingOf } from '#app/domain/orders/carriers.ts'
import { paidBalance } from '#app/domain/orders/collective/balance.ts'
import { formatFullDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { MailFacts } from '../layout/mail-facts.tsx'
import { MailLink } from '../layout/mail-link.tsx'
import { MailParagraph } from '../layout/mail-paragraph.tsx'
import {
  Delivery,
  deliveryText,
  LinesTable,
  OrderLink,
  Paragraphs,
  SmallPrint,
  Transfer,
  WithdrawalReminder,
  type OrderMailProps,
} from './parts/parts.tsx'

const paymentMethods = { card: 'par carte', transfer: 'par virement', on_site: 'sur place' }

export function Paid({ mail }: OrderMailProps) {
  const { order } = mail
  const { paidCents, paymentMethod, stage, delivery, terms } = order
  const paid = order.events.findLast(({ act }) => act === 'pay')
  const paidOn =
    paid?.facts.on === undefined ? paid && formatInstant(paid.at) : formatFullDay(String(paid.facts.on))
  const invoice = order.documents.find(({ kind }) => kind === 'invoice')
  const nextStep = order.dueCents
    ? `Le solde, ${formatEuros(order.dueCents)}, vous sera demandé par e-mail à la fermeture de la commande groupée, si elle atteint son minimum.`
    : delivery === 'shipping'
      ? `Nous préparons votre colis. Délai annoncé : ${terms.delivery.delay} ; un e-mail vous prévient à son départ.`
      : 'Nous préparons votre commande. Un e-mail vous dit quand elle est prête à retirer.'
  return (
    <>
      <Paragraphs
        texts={[
          `Nous avons reçu ${formatEuros(paidCents)} ${paymentMethods[paymentMethod]}${paidOn ? `, le ${paidOn}` : ''}.`,
          invoice &&
            `Votre facture ${invoice.number} est jointe à ce message. Vous la retrouvez aussi sur la page de votre commande.`,
          order.balanceOf === undefined
            ? undefined
            : 'Votre commande est payée en entier. Un e-mail vous dit quand elle est prête ou partie.',
          order.balanceOf === undefined && (stage === 'placed' || stage === 'preparing')
            ? nextStep
            : undefined,
        ]}
      />
      <LinesTable order={order} />
      <SmallPrint>{`${terms.vatMention}.`}</SmallPrint>
      <OrderLink mail={mail}>Suivre ma commande</OrderLink>
      <WithdrawalReminder mail={mail} />
    </>
  )
}

export function Reminder({ mail }: OrderMailProps) {
  return (
    <>
      <MailParagraph>
        {`Votre virement pour la commande ${mail.order.number} n’est pas encore arrivé. S’il est parti, ne faites rien : un e-mail vous dira qu’il est reçu.`}
      </MailParagraph>
      <Transfer mail={mail} />
      <OrderLink mail={mail}>Voir ma commande</OrderLink>
      <MailParagraph>
        Vous ne voulez plus de cette commande ? Annulez-la sur sa page, ou laissez-la expirer : rien n’est dû.
      </MailParagraph>
    </>
  )
}

export function PaymentFailed({ mail }: OrderMailProps) {
  const { number, expiresAt } = mail.order
  const until = expiresAt ? ` : vos articles sont gardés de côté jusqu’au ${formatInstant(expiresAt)}` : ''
  return (
    <>
      <Paragraphs
        texts={[
          `Le paiement par carte de la commande ${number} n’a pas abouti. Rien n’a été débité.`,
          `Réessayez avec la même carte ou une autre${until}. Si votre banque refuse encore, elle seule peut dire pourquoi.`,
        ]}
      />
      <OrderLink mail={mail}>Réessayer le paiement</OrderLink>
    </>
  )
}

/** To the buyer of an order to hand over: where and when, and what is to be paid there. */
export function Ready({ mail }: OrderMailProps) {
  const { order, shop } = mail
  const { number, money, totalCents, terms } = order
  return (
    <>
      <MailParagraph>
        {`La commande ${number} vous attend. Donnez son numéro, ou montrez ce message.`}
      </MailParagraph>
      <MailFacts
        facts={[
          { term: 'Remise', value: terms.delivery.label },
          { term: 'Où et quand', value: deliveryText(order, shop) },
          { term: 'Délai', value: terms.delivery.delay },
          {
            term: 'À régler',
            value: money === 'unpaid' ? `${formatEuros(totalCents)}, sur place` : 'Rien, tout est réglé',
          },
        ]}
      />
      <LinesTable order={order} />
      <OrderLink mail={mail}>Voir ma commande</OrderLink>
      <WithdrawalReminder mail={mail} />
    </>
  )
}

export function Sent({ mail }: OrderMailProps) {
  const { number } = mail.order
  const parcel = trackingOf(mail.order)
  return (
    <>
      <MailParagraph>
        {`La commande ${number} est partie. Vérifiez le colis à l’arrivée, devant le livreur si vous le pouvez.`}
      </MailParagraph>
      {parcel ? (
        <MailFacts
          facts={[
            { term: 'Transporteur', value: parcel.carrier },
            { term: 'Numéro de suivi', value: parcel.number },
          ]}
        />
      ) : null}
      {parcel?.link === undefined ? null : <MailLink address={parcel.link}>Suivre mon colis</MailLink>}
      <LinesTable order={mail.order} />
      <Delivery mail={mail} />
      <OrderLink mail={mail}>Suivre ma commande</OrderLink>
      <MailParagraph>
        Un article manque ou a souffert du voyage ? Répondez à ce message, avec une photo si vous en avez une.
      </MailParagraph>
      <WithdrawalReminder mail={mail} />
    </>
  )
}

/** To the buyer of an order that was called off, by them or by the club: what becomes of the money. */
export function Cancelled({ mail: { order, club } }: OrderMailProps) {
  const { number } = order
  const rest = paidBalance(order)
  const paidCents = order.paidCents + (rest?.paidCents ?? 0)
  const apart = rest
    ? 'Un message à part pour l’acompte et un pour le solde vous donnent les montants et vos avoirs.'
    : 'Un message à part vous donne le montant et votre avoir.'
  const event = order.events.findLast(({ act }) => act === 'cancel' || act === 'abandon')
  const who = event?.actor === 'customer' ? 'À votre demande, la' : 'La'
  const when = event ? ` depuis le ${formatInstant(event.at)}` : ''
  return (
    <>
      <Paragraphs
        texts={[
          `${who} commande ${number} est annulée${when} : elle n’engage plus personne.`,
          paidCents > 0
            ? `Les ${formatEuros(paidCents)} payés vous sont rendus par le même moyen de paiement, sous quatorze jours au plus. ${apart}`
            : 'Rien n’a été débité. Si un virement est déjà parti, nous vous le rendons dès qu’il arrive.',
        ]}
      />
      <LinesTable order={order} />
      <MailParagraph>{`Une question, une erreur ? Répondez à ce message, l’équipe ${club.name} le lit.`}</MailParagraph>
    </>
  )
}

/** To a buyer who did not pay in time: nothing is due, what of a transfer on its way, how to order again. */
export function Expired({ mail: { order, siteUrl } }: OrderMailProps) {
  const when = order.expiresAt ? ` le ${formatInstant(order.expiresAt)}` : ''
  return (
    <>
      <Paragraphs
        texts={[
          `La commande ${order.number} n’a pas été payée à temps : elle a expiré${when}. Ses articles sont remis en vente ; vous ne devez rien.`,
          order.paymentMethod === 'transfer'
            ? 'Si votre virement est parti, il n’est pas perdu : à son arrivée, votre commande reprend si les articles sont encore là, sinon nous vous le rendons en entier.'
            : 'Si votre carte a été débitée entre-temps, votre commande reprend quand les articles sont encore là, sinon nous vous rendons le paiement en entier.',
        ]}
      />
      <LinesTable order={order} />
      <MailLink address={`${siteUrl}/notre-boutique`}>Retourner à la boutique</MailLink>
    </>
  )
}
