import type { PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { formatInstant } from '#app/domain/shared/french-instants.ts'
import { LinesTable } from './lines-table.tsx'
import { Section } from './section.tsx'
import { SmallPrint } from './small-print.tsx'

/** The order as it was agreed: number, date, lines, total, what is said of VAT. */
export function RecapSection({ order }: { order: PlacedOrder }) {
  const { number, placedAt, terms } = order
  return (
    <Section title={`Commande ${number}`}>
      <SmallPrint>{`Passée le ${formatInstant(placedAt)} (heure de Paris).`}</SmallPrint>
      <LinesTable order={order} />
      <SmallPrint>{`Prix en euros, toutes taxes comprises. ${terms.vatMention}.`}</SmallPrint>
    </Section>
  )
}
