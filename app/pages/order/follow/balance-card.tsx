import { Form, useLocation, useNavigation } from 'react-router'
import type { PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { hasOpenWithdrawal } from '#app/domain/orders/withdrawal/answered.ts'
import { formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'
import { type ShownBank, spacedBank, TransferFacts } from './payment-due.tsx'

/** What a deposit left to pay, and how, once it is asked for. */
export function BalanceCard({ balance }: { balance: BalanceView }) {
  const { cents, until, isAsked, transfer, takesCards, takesTransfers } = balance
  return (
    <Card as="section" className="order-due stack" aria-labelledby="order-balance-title">
      <h2 className="d4 cluster spread" id="order-balance-title">
        {isAsked ? 'Solde à régler' : 'Solde à venir'} <span className="num">{formatEuros(cents)}</span>
      </h2>
      {isAsked ? (
        <p>
          Au plus tard le <Ordinals>{until}</Ordinals>. Votre commande vous est remise ou expédiée une fois le
          solde reçu.
        </p>
      ) : (
        <p>
          Rien à faire pour le moment&nbsp;: un e-mail vous le demande à la fermeture de la commande groupée,
          si elle atteint son minimum. Sinon, votre acompte est rendu en entier.
        </p>
      )}
      {transfer ? <TransferFacts due={{ ...transfer, until: undefined }} order={transfer.order} /> : null}
      {isAsked ? (
        <div className="chips">
          {takesCards ? <PayButton method="card" /> : null}
          {takesTransfers && !transfer ? <PayButton method="transfer" /> : null}
        </div>
      ) : null}
    </Card>
  )
}

function PayButton({ method }: { method: 'card' | 'transfer' }) {
  // Never another page's: without a connection its code could not come.
  const action = useLocation().pathname
  const isPaying = useNavigation().formData?.get('method') === method
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="act" value="solde" />
      <input type="hidden" name="method" value={method} />
      <Button type="submit" size="large" look={method === 'card' ? 'primary' : 'line'} busy={isPaying}>
        {method === 'card' ? 'Payer par carte' : 'Payer par virement'}
      </Button>
    </Form>
  )
}

export type BalanceView = NonNullable<ReturnType<typeof balanceView>>

type BalanceFacts = { bank: ShownBank | undefined; takesCards: boolean }

/** What is left to pay of an order with a deposit that is paid; undefined when nothing is. */
export function balanceView(order: PlacedOrder, { bank, takesCards }: BalanceFacts) {
  const { balance, dueCents: cents = 0, money } = order
  if (!balance || cents === 0 || money === 'unpaid' || hasOpenWithdrawal(order)) return undefined
  const open = balance.orders.find(({ stage, paidCents }) => stage === 'placed' && paidCents === 0)
  const transfer = open?.paymentMethod === 'transfer' && open.totalCents === cents ? open : undefined
  return {
    cents,
    until: formatDay(balance.balanceOn),
    isAsked: balance.isConfirmed,
    transfer: transfer && {
      by: 'transfer' as const,
      bank: bank && spacedBank(bank),
      order: { number: transfer.number, totalCents: cents },
    },
    takesCards,
    takesTransfers: bank !== undefined,
  }
}
