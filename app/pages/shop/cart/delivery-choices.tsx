import { formatEuros } from '../../../domain/shared/money.ts'
import type { CartTerms } from './read-cart-terms.server.ts'

type DeliveryChoicesProps = { terms: CartTerms; fees: readonly number[] }

/** The ways to get the cart, each with its zone, its delay and its fee for this cart. One is chosen at the next step. */
export function DeliveryChoices({ terms, fees }: DeliveryChoicesProps) {
  return (
    <section className="cart-deliveries" aria-labelledby="cart-deliveries-title">
      <h3 id="cart-deliveries-title">Réception, au choix à l’étape suivante</h3>
      <dl className="cart-sums">
        {terms.deliveries.map(({ id, kind, label, zone, delay, freeFromCents }, index) => (
          <div key={id}>
            <dt>
              {label}
              <small>
                {zone}, {delay}
                {freeFromCents === undefined ? '' : `, offerte dès ${formatEuros(freeFromCents)}`}
              </small>
            </dt>
            <dd>{feeWords(fees[index] ?? 0, kind === 'remise')}</dd>
          </div>
        ))}
      </dl>
      <p className="cart-detail">
        {terms.dispatch} {terms.deliveryNote}
      </p>
    </section>
  )
}

function feeWords(cents: number, isHandedOver: boolean): string {
  if (cents > 0) return formatEuros(cents)
  return isHandedOver ? 'Gratuite' : 'Offerte'
}
