import { deliveryFeeCents, type DeliveryKind, type DeliveryOption } from '#app/domain/shared/delivery.ts'

/** A way to get this order, with what it costs for this order. */
export type DeliveryWay = {
  id: string
  kind: DeliveryKind
  label: string
  zone: string
  delay: string
  text: string
  feeCents: number
}

type ShownOption = DeliveryOption & { zone: string; delay: string; text: string }

export function deliveryWays(options: readonly ShownOption[], goodsCents: number): DeliveryWay[] {
  return options.map((option) => {
    const { id, kind, label, zone, delay, text } = option
    return { id, kind, label, zone, delay, text, feeCents: deliveryFeeCents(option, goodsCents) }
  })
}
