import { formatEuros } from '#app/domain/shared/money.ts'
import { KeyValueList } from '#app/ui/kit/key-value-list.tsx'

type TrialPaymentBillProps = {
  checkout: {
    orderNumber: string
    amountCents: number
    lines: readonly {
      label: string
      detail?: string | undefined
      quantity: number
      unitPriceCents: number
    }[]
    deliveryCents: number
    deliveryLabel: string
  }
}

/** What is to be paid, line by line. */
export function TrialPaymentBill({ checkout }: TrialPaymentBillProps) {
  const { orderNumber, amountCents, lines, deliveryCents, deliveryLabel } = checkout
  const items = lines.map(({ label, detail, quantity, unitPriceCents }) => ({
    term: `${quantity}\u00a0× ${label}${detail ? `, ${detail}` : ''}`,
    value: formatEuros(quantity * unitPriceCents),
  }))
  return (
    <>
      <h2 className="d5" id="bill-title">
        Commande {orderNumber}
      </h2>
      <KeyValueList
        items={[
          ...items,
          { term: deliveryLabel, value: formatEuros(deliveryCents) },
          { term: 'Total', value: <strong>{formatEuros(amountCents)}</strong> },
        ]}
      />
    </>
  )
}
