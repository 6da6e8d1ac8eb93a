import { deliveryFeeCents, type DeliveryOption, servesPostcode } from '#app/domain/shared/delivery.ts'

/**
 * The least a delivery to this postcode costs: what is given back of a dearer one when the whole order is withdrawn from
 * (L221-24). The fee of the chosen option when no other serves.
 */
export function standardDeliveryCents(
  options: readonly DeliveryOption[],
  chosen: DeliveryOption,
  postcode: string,
  goodsCents: number,
): number {
  const posted = options.filter((option) => option.kind === 'shipping' && servesPostcode(option, postcode))
  const fees = [chosen, ...(chosen.kind === 'shipping' ? posted : [])].map((option) =>
    deliveryFeeCents(option, goodsCents),
  )
  return Math.min(...fees)
}
