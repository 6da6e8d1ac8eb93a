import { formatEuros } from '#app/domain/shared/money.ts'
import type { CartTerms } from './read-cart-terms.server.ts'

type DeliveryChoicesProps = {
  terms: CartTerms
  /** In the order of the ways; undefined where nothing is asked. */
  fees: readonly (string | undefined)[]
}

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
            <dd>{fees[index] ?? (kind === 'remise' ? 'Gratuite' : 'Offerte')}</dd>
          </div>
        ))}
      </dl>
      <p className="cart-detail">
        {terms.dispatch} {terms.deliveryNote}
      </p>
    </section>
  )
}
