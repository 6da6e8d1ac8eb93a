import { Icon } from '#app/ui/kit/icon.tsx'
import type { ProductDetails } from './product-details.server.ts'

export function ProductPerks({ details }: { details: ProductDetails }) {
  const [delivery] = details.deliveries
  const [handOver, exchange, ...others] = details.words.perks
  const { withdrawal } = details
  return (
    <ul className="buy-perks">
      {delivery ? (
        <li>
          <Icon name="truck" />
          {`${delivery.label}\u00a0: ${delivery.fee}`}
        </li>
      ) : null}
      {handOver ? (
        <li>
          <Icon name="map-pin" />
          {handOver}
        </li>
      ) : null}
      {exchange ? (
        <li>
          <Icon name="repeat-2" />
          {exchange}
        </li>
      ) : null}
      {others.map((perk) => (
        <li key={perk}>
          <Icon name="check" />
          {perk}
        </li>
      ))}
      <li>
        <Icon name="undo-2" />
        {withdrawal.label}
      </li>
    </ul>
  )
}
