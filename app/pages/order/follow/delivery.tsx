import { contactPath } from '#app/ui/blocks/navigation.ts'
import { MoreLink } from '#app/ui/kit/more-link.tsx'
import type { OrderView } from './view.ts'

/** Where the order goes, or where it is handed over. */
export function Delivery({ order }: { order: OrderView }) {
  const { delivery, buyer, trackingNumber } = order
  return (
    <section aria-labelledby="order-delivery-title">
      <h2 className="d4" id="order-delivery-title">
        {delivery.isHandedOver ? 'Remise' : 'Livraison'}
      </h2>
      <p className="order-delivery-words">
        {delivery.label}, {delivery.delay}
      </p>
      {delivery.isHandedOver ? <p>{delivery.text}</p> : null}
      <address className="muted">
        {[buyer.name, ...(buyer.address ?? [])].map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>{buyer.email}</span>
        {buyer.phone ? <span>{buyer.phone}</span> : null}
      </address>
      {trackingNumber ? <p>Numéro de suivi&nbsp;: {trackingNumber}</p> : null}
      {buyer.note ? <p className="muted">Précision&nbsp;: {buyer.note}</p> : null}
      <MoreLink to={contactPath('boutique')}>Une question sur cette commande</MoreLink>
    </section>
  )
}
