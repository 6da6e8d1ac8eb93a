import type { PlacedOrder } from '../../domain/orders/placed-order.ts'
import { formatInstant } from '../../domain/shared/french-instants.ts'
import { OrderLinesTable } from './order-lines-table.tsx'
import { OrderSection } from './order-section.tsx'
import { OrderSmallPrint } from './order-small-print.tsx'

/** The order as it was agreed: number, date, lines, total, what is said of VAT. */
export function OrderRecapSection({ order }: { order: PlacedOrder }) {
  const { number, placedAt, terms } = order
  return (
    <OrderSection title={`Commande ${number}`}>
      <OrderSmallPrint>{`Passée le ${formatInstant(placedAt)} (heure de Paris).`}</OrderSmallPrint>
      <OrderLinesTable order={order} />
      <OrderSmallPrint>{`Prix en euros, toutes taxes comprises. ${terms.vatMention}.`}</OrderSmallPrint>
    </OrderSection>
  )
}
