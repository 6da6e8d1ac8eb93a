import { formatEuros } from '#app/domain/shared/money.ts'
import { dispatchDelay, type ShopDelivery } from '#app/domain/shop/delivery.ts'
import { compositionLines, producerLine } from '#app/domain/shop/labels.ts'
import type { Producer } from '#app/domain/shop/product.ts'
import type { FoundProduct, ShopTexts } from '#app/domain/shop/store.server.ts'

export type ProductDetails = ReturnType<typeof productDetails>

export function productDetails(product: FoundProduct, texts: ShopTexts, options: readonly ShopDelivery[]) {
  const { composition, material, care, maker, responsible, warnings, deliveryDelay, identifier } = product
  const { legal } = texts
  return {
    identifier,
    composition: compositionLines(composition),
    material,
    care,
    maker: producerOf(maker),
    responsible: responsible && producerOf(responsible),
    warnings,
    dispatch: dispatchDelay(deliveryDelay),
    deliveryLimit: legal.deliveryLimit,
    deliveries: options.map(({ id, label, zone, delay, text, ...option }) => ({
      id,
      label,
      zone,
      delay,
      text,
      fee: feeInWords(option),
    })),
    withdrawal: legal.withdrawal[product.withdrawal],
    withdrawalFunction: legal.withdrawalFunction,
    guarantee: legal.guarantee,
    priceNote: legal.priceNote,
    struckPriceNote: product.struckCents === undefined ? undefined : legal.struckPriceNote,
    words: texts.product,
  }
}

function producerOf(producer: Producer) {
  return { line: producerLine(producer), email: producer.email }
}

function feeInWords({
  kind,
  priceCents,
  freeFromCents,
}: Pick<ShopDelivery, 'kind' | 'priceCents' | 'freeFromCents'>) {
  if (kind === 'pickup' || priceCents === 0) return 'gratuit'
  const free = freeFromCents === undefined ? '' : `, offerte dès ${formatEuros(freeFromCents)}`
  return formatEuros(priceCents) + free
}
