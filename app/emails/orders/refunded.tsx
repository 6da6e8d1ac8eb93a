import type { OrderEmailFacts } from '#app/domain/orders/emails-store.server.ts'
import type { PlacedOrder } from '#app/domain/orders/placed-order.ts'
import type { ReturnedLine } from '#app/domain/orders/refunds/refunds.ts'
import { refundDueOn } from '#app/domain/orders/withdrawal/withdrawal.ts'
import { formatFullDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { MailFacts } from '../layout/mail-facts.tsx'
import { MailLink } from '../layout/mail-link.tsx'
import { MailParagraph } from '../layout/mail-paragraph.tsx'
import { orderPage } from './parts/addresses.ts'
import { refundOfEmail } from './parts/refund-of-email.ts'

const returned = 'Nous vous rendons le prix des articles concernés.'

const reasons = {
  withdrawal: 'Nous avons traité votre rétractation et vous rendons le prix des articles concernés.',
  cancellation: 'Votre commande étant annulée, nous vous rendons ce qui avait été payé.',
  gesture: 'Nous vous rendons une partie de votre commande, en geste commercial.',
}

export function Refunded({ mail, email }: { mail: OrderEmailFacts; email: string }) {
  const { order } = mail
  const refund = refundOfEmail(email, order)
  const { reason, lines, goodsCents, deliveryCents, deductedCents, totalCents, document } = refund
  const declaredAt = reason === 'withdrawal' ? declaredBefore(order, refund.decidedAt) : undefined
  const why = reason === 'withdrawal' && !declaredAt ? returned : reasons[reason]
  return (
    <>
      <MailParagraph>{`Commande ${order.number}. ${why}`}</MailParagraph>
      <MailFacts
        facts={[
          {
            term: 'Pour',
            value: lines.length > 0 ? <ReturnedPieces order={order} lines={lines} /> : undefined,
          },
          { term: reason === 'gesture' ? 'Geste commercial' : 'Articles', value: formatEuros(goodsCents) },
          { term: 'Livraison', value: shownUnlessZero(deliveryCents) },
          { term: 'Retenu', value: deductedCents > 0 ? `−${formatEuros(deductedCents)}` : undefined },
          { term: 'Total remboursé', value: formatEuros(totalCents) },
          { term: 'Avoir', value: document },
        ]}
      />
      {deductedCents > 0 && reason === 'withdrawal' ? (
        <MailParagraph>
          La somme retenue correspond à la dépréciation d’un article porté au-delà de l’essayage, ou à ce qui
          vous avait déjà été rendu. Vous n’êtes pas d’accord ? Répondez à ce message.
        </MailParagraph>
      ) : null}
      <MailParagraph>{howOf(order, refundDueOn(declaredAt ?? refund.decidedAt))}</MailParagraph>
      <MailLink address={orderPage(mail)}>Voir ma commande</MailLink>
    </>
  )
}

function ReturnedPieces({ order, lines }: { order: PlacedOrder; lines: readonly ReturnedLine[] }) {
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

function shownUnlessZero(cents: number): string | undefined {
  return cents > 0 ? formatEuros(cents) : undefined
}

/** The declaration a refund of a withdrawal answers: its fourteen days run from there (L221-24), else from the decision. */
function declaredBefore({ withdrawals }: PlacedOrder, decidedAt: Date): Date | undefined {
  return withdrawals
    .map(({ declaredAt }) => declaredAt)
    .filter((at) => at <= decidedAt)
    .toSorted((one, other) => one.getTime() - other.getTime())
    .at(-1)
}

function howOf({ paymentMethod }: PlacedOrder, due: string): string {
  if (paymentMethod === 'card')
    return 'La somme revient sur la carte qui a servi au paiement, en quelques jours ouvrés selon votre banque.'
  const by =
    paymentMethod === 'transfer'
      ? 'par virement, sur le compte d’où venait votre paiement'
      : 'par le moyen qui a servi au paiement'
  return `La somme vous est rendue ${by}, au plus tard le ${formatFullDay(due)}.`
}
