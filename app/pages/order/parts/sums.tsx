import type { OrderDelivery } from '#app/domain/orders/order.ts'
import { formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { freeWord } from '#app/domain/shared/delivery.ts'
import { formatColumn } from '#app/domain/shared/money.ts'
import { bindingDeposit } from '#app/domain/shop/collective/binding-deposit.ts'
import type { Deposit } from '#app/domain/shop/collective/collective.ts'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'

type SumsProps = {
  pieces: number
  goodsCents: number
  /** The fee is undefined until a way of delivery is chosen. */
  delivery: { label: string; feeCents: number | undefined; kind: OrderDelivery }
  totalLabel: string
  totalCents: number
  mention: string
  /** What of it is paid with the order, and what later. */
  deposit?: Deposit | undefined
}

type DepositSumsProps = { deposit: Deposit; feeCents: number }

/** Both sums and both days, as they are agreed. */
function DepositSums({ deposit, feeCents }: DepositSumsProps) {
  const { depositCents, balanceCents, closesOn, balanceOn } = deposit
  const [now, later] = formatColumn([depositCents + feeCents, balanceCents])
  return (
    <>
      <div className="sums-now">
        <dt>
          {feeCents > 0 ? 'Acompte et livraison' : 'Acompte'}, à la commande
          <small>{bindingDeposit}</small>
        </dt>
        <dd>{now}</dd>
      </div>
      <div>
        <dt>
          Solde, au plus tard le <Ordinals>{formatDay(balanceOn)}</Ordinals>
          <small>
            Demandé par e-mail à la fermeture de la commande groupée, prévue le{' '}
            <Ordinals>{formatDay(closesOn)}</Ordinals>, si le minimum est atteint. Sinon, l’acompte est rendu.
          </small>
        </dt>
        <dd>{later}</dd>
      </div>
    </>
  )
}

export function Sums(sums: SumsProps) {
  const { pieces, goodsCents, delivery, totalLabel, totalCents, mention, deposit } = sums
  const amounts = [goodsCents, delivery.feeCents ?? 0, totalCents]
  const [goods, fee, total] = formatColumn(amounts)
  return (
    <dl className="sums order-sums">
      <div>
        <dt>
          Sous-total, {pieces}&nbsp;{pieces > 1 ? 'articles' : 'article'}
        </dt>
        <dd>{goods}</dd>
      </div>
      <div>
        <dt>{delivery.label}</dt>
        <dd>
          {delivery.feeCents === undefined
            ? 'À choisir'
            : delivery.feeCents > 0
              ? fee
              : freeWord(delivery.kind === 'none' ? 'pickup' : delivery.kind)}
        </dd>
      </div>
      <div className="sums-total">
        <dt>
          {totalLabel}
          <small>{mention}</small>
        </dt>
        <dd className="num">{total}</dd>
      </div>
      {deposit ? <DepositSums deposit={deposit} feeCents={delivery.feeCents ?? 0} /> : null}
    </dl>
  )
}
