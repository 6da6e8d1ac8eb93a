import type { ProductDetails } from './product-details.server.ts'

/** When a product leaves, and how it comes. */
export function Deliveries({ details }: { details: ProductDetails }) {
  const { deliveries, dispatch, deliveryLimit } = details
  return (
    <>
      <p>{dispatch}.</p>
      <ul className="buy-deliveries">
        {deliveries.map(({ id, label, zone, delay, fee, text }) => (
          <li key={id}>
            <strong>{label}</strong> ({zone}), {fee}, {delay}. {text}
          </li>
        ))}
      </ul>
      <p>{deliveryLimit}</p>
    </>
  )
}
