import type { OrderRefund, PlacedOrder } from '#app/domain/orders/placed-order.ts'
import type { ReturnedLine } from '#app/domain/orders/refunds/refunds.ts'
import { refundDueOn } from '#app/domain/orders/withdrawal/withdrawal.ts'
import { formatFullDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { MailFacts } from '../layout/mail-facts.tsx'
import { OrderLink, Paragraphs, type OrderMailProps } from './parts/parts.tsx'

const reasons = {
  withdrawal: 'Nous avons traité votre rétractation et vous rendons le prix des articles concernés.',
  cancellation: 'Votre commande étant annulée, nous vous rendons ce qui avait été payé.',
  gesture: 'Nous vous rendons une partie de votre commande, en geste commercial.',
}

export function Refunded({ mail }: OrderMailProps) {
  const { email, order } = mail
  const refund = refundOfEmail(email, order)
  const { reason, lines, goodsCents, deliveryCents, deductedCents, totalCents, document } = refund
  const isWithdrawal = reason === 'withdrawal'
  const declaredAt = isWithdrawal ? declaredBefore(order, refund.decidedAt) : undefined
  const why =
    isWithdrawal && !declaredAt ? 'Nous vous rendons le prix des articles concernés.' : reasons[reason]
  return (
    <>
      <Paragraphs texts={[`Commande ${order.number}. ${why}`]} />
      <MailFacts
        facts={[
          {
            term: 'Pour',
            value: lines.length > 0 ? <ReturnedPieces order={order} lines={lines} /> : undefined,
          },
          { term: reason === 'gesture' ? 'Geste commercial' : 'Articles', value: formatEuros(goodsCents) },
          { term: 'Livraison', value: deliveryCents > 0 ? formatEuros(deliveryCents) : undefined },
          { term: 'Retenu', value: deductedCents > 0 ? `−${formatEuros(deductedCents)}` : undefined },
          { term: 'Total remboursé', value: formatEuros(totalCents) },
          { term: 'Avoir', value: document },
        ]}
      />
      <Paragraphs
        texts={[
          deductedCents > 0 && isWithdrawal ? deduction : undefined,
          howOf(order, refund.state, refundDueOn(declaredAt ?? refund.decidedAt)),
        ]}
      />
      <OrderLink mail={mail}>Voir ma commande</OrderLink>
    </>
  )
}

export const deduction =
  'La somme retenue correspond à la dépréciation d’un article porté au-delà de l’essayage, ou à ce qui vous avait déjà été rendu. Vous n’êtes pas d’accord ? Répondez à ce message.'

/** The refund an email is about: `refund-1` is the first of the order. Throws when the order has no such refund. */
export function refundOfEmail(email: string, { refunds, number }: PlacedOrder) {
  const rank = Number(/^refund-(\d+)$/.exec(email)?.[1])
  const found = refunds.filter(({ refund }) => refund)[rank - 1]
  if (!found?.refund) throw new Error(`Order ${number} has no email ${email}.`)
  return { ...found.refund, state: found.state, decidedAt: found.decidedAt, document: found.document }
}

export function ReturnedPieces({ order, lines }: { order: PlacedOrder; lines: readonly ReturnedLine[] }) {
  return lines.map(({ id, quantity }) => {
    const line = order.lines.find((one) => one.id === id)
    return (
      <div key={id}>
        {quantity} × {line?.label}
        {line?.detail === undefined ? null : ` (${line.detail})`}
      </div>
    )
  })
}

/** The declaration a refund of a withdrawal answers: its fourteen days run from there (L221-24), else from the decision. */
function declaredBefore({ withdrawals }: PlacedOrder, decidedAt: Date): Date | undefined {
  return withdrawals
    .map(({ declaredAt }) => declaredAt)
    .filter((at) => at <= decidedAt)
    .toSorted((one, other) => one.getTime() - other.getTime())
    .at(-1)
}

const banks = 'en quelques jours ouvrés selon votre banque'

function howOf({ paymentMethod }: PlacedOrder, state: OrderRefund['state'], due: string): string {
  if (state === 'failed')
    return `La somme n’a pas pu revenir sur votre carte : nous vous la rendons autrement, au plus tard le ${formatFullDay(due)}.`
  if (paymentMethod === 'card')
    return state === 'done'
      ? `La somme est repartie vers la carte qui a servi au paiement : elle y arrive ${banks}.`
      : `Le remboursement est en cours : la somme revient sur la carte qui a servi au paiement, ${banks}.`
  const by =
    paymentMethod === 'transfer'
      ? 'par virement, sur le compte d’où venait votre paiement'
      : 'par le moyen qui a servi au paiement'
  return `La somme vous est rendue ${by}, au plus tard le ${formatFullDay(due)}.`
}

/** To a buyer whose payment no order may keep: all of it goes back, and why. */
export function GivenBack({ mail }: OrderMailProps) {
  const { order, facts } = mail
  const why = whys.get(String(facts?.why)) ?? 'Il vous revient en entier.'
  return (
    <>
      <Paragraphs
        texts={[
          `Nous avons reçu un paiement de ${formatEuros(Number(facts?.cents ?? 0))} pour la commande ${order.number}. ${why}`,
          'Il revient par le même moyen de paiement, en quelques jours ouvrés selon votre banque. Vous n’avez rien à faire.',
        ]}
      />
      <OrderLink mail={mail}>Voir ma commande</OrderLink>
    </>
  )
}

/** To a buyer whose card could not be credited: the sum stays owed, and what comes next. */
export function RefundRefused({ mail }: OrderMailProps) {
  const { order, facts } = mail
  return (
    <>
      <Paragraphs
        texts={[
          `Le remboursement de ${formatEuros(Number(facts?.cents ?? 0))} pour la commande ${order.number} n’a pas pu se faire sur votre carte. Cette somme vous reste due.`,
          'Nous nous en occupons, et vous écrivons s’il nous manque quelque chose pour vous la rendre autrement. Votre carte n’existe plus, ou votre banque a changé ? Dites-le en répondant à ce message.',
        ]}
      />
      <OrderLink mail={mail}>Voir ma commande</OrderLink>
    </>
  )
}

const whys = new Map([
  ['paid-twice', 'Votre commande était déjà payée : ce second paiement vous revient en entier.'],
  ['cancelled', 'Votre commande était annulée quand il est arrivé : il vous revient en entier.'],
  [
    'sold-out-meanwhile',
    'Votre commande avait expiré et ses articles sont partis entre-temps : il vous revient en entier. Nous en sommes désolés.',
  ],
])
