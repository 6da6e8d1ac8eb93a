import { createHash } from 'node:crypto'
import {
  type Cart,
  deliveryDayOfCart,
  readShopCart,
  type ReadShopCart,
} from '#app/domain/cart/store.server.ts'
import { formatFullDay } from '#app/domain/shared/dates/french-dates.ts'
import { deliveryFeeCents, type DeliveryOption, servesPostcode } from '#app/domain/shared/delivery.ts'
import { withinSentence } from '#app/domain/shared/within-sentence.ts'
import { depositOfAll } from '#app/domain/shop/store.server.ts'
import type { Checkout } from '../checkout/checkout.ts'
import { readSelling, type Selling } from '../checkout/selling-store.server.ts'
import type { FrozenTerms } from '../documents/documents.ts'
import type { OrderServices } from '../services.server.ts'
import { type Recap, recapText, totalsOf } from './recap.ts'

/** The recap at today's prices, fees and texts; undefined when nothing can be ordered or the shop is closed. */
export async function readOrderRecap(
  services: Omit<OrderServices, 'payment'>,
  { cart, checkout }: { cart: Cart; checkout: Checkout },
): Promise<OrderRecap | undefined> {
  const selling = await readSelling(services)
  return selling && recapOf(selling, await readShopCart(services, cart), checkout, services.clock.now())
}

/** Cents, taxes included. */
export type OrderRecap = NonNullable<ReturnType<typeof recapOf>>
type RecapLine = ReturnType<typeof linesOf>[number]

export function recapOf(selling: Selling, read: ReadShopCart, checkout: Checkout, lookedAt: Date) {
  const lines = linesOf(selling, read)
  const delivery = deliveryOf(selling, lines, checkout, deliveryDayOfCart(read.lines))
  if (!delivery || lines.length === 0) return undefined
  const { goodsCents, totalCents } = totalsOf(lines, delivery.feeCents)
  const deposit = depositOfAll(lines)
  const recap: Recap = {
    lines,
    delivery,
    paymentMethod: checkout.paymentMethod,
    totalCents,
    termsVersion: selling.terms.version,
    deposit,
  }
  return {
    checkout,
    lines,
    missing: missingOf(read),
    delivery,
    goodsCents,
    totalCents,
    deposit,
    dueNowCents: totalCents - (deposit?.balanceCents ?? 0),
    recap,
    fingerprint: recapFingerprint(recap),
    terms: { ...termsOf(selling, lines, delivery, lookedAt), ...(deposit && { deposit }) },
  }
}

function linesOf({ legal }: Selling, { lines }: ReadShopCart) {
  return lines.flatMap(({ now, orderable: quantity, totalCents, identifier, variant, messages }) => {
    if (!now || quantity === 0) return []
    const { label, detail, path, art, priceCents: unitPriceCents, deposit, regime } = now
    const { label: regimeLabel, text: regimeText } = legal.withdrawal[regime]
    const changes = messages.filter(({ kind }) => kind !== 'few').map(({ text }) => text)
    const priced = { quantity, unitPriceCents, totalCents, ...(deposit && { deposit }) }
    const right = { regime, regimeLabel, regimeText }
    return [{ identifier, variant, label, detail, path, art, ...priced, ...right, messages: changes }]
  })
}

function missingOf({ lines }: ReadShopCart) {
  return lines
    .filter(({ orderable }) => orderable === 0)
    .map(({ now, messages }) => ({
      label: now ? nameOf(now) : 'Un article de votre panier',
      text: messages[0]?.text ?? '',
    }))
}

/** @param deliveryOn of a collective order: it comes when it is made, whatever the way */
function deliveryOf(
  { options }: Selling,
  lines: readonly RecapLine[],
  { delivery, address }: Checkout,
  deliveryOn: string | undefined,
) {
  const chosen = options.find(({ id }) => id === delivery)
  if (!chosen) return undefined
  const goodsCents = lines.reduce((cents, { totalCents }) => cents + totalCents, 0)
  const { id: option, kind, label } = chosen
  const delay = deliveryOn === undefined ? chosen.delay : `au plus tard le ${formatFullDay(deliveryOn)}`
  const feeCents = deliveryFeeCents(chosen, goodsCents)
  const standardFeeCents = standardDeliveryCents(options, chosen, address?.postcode ?? '', goodsCents)
  return { option, kind, label, delay, deliveryOn, feeCents, standardFeeCents }
}

function termsOf(
  { terms, vatMention, mediator, legal }: Selling,
  lines: readonly RecapLine[],
  { label, delay }: FrozenTerms['delivery'],
  lookedAt: Date,
): FrozenTerms {
  return {
    termsVersion: terms.version,
    termsUpdatedOn: terms.updatedOn,
    terms: terms.text,
    acceptedAt: lookedAt.toISOString(),
    vatMention,
    mediator,
    guarantee: legal.guarantee,
    withdrawalFunction: legal.withdrawalFunction,
    withdrawal: lines.map((line) => ({ line: nameOf(line), regime: line.regime, text: line.regimeText })),
    delivery: { label, delay },
  }
}

function nameOf({ label, detail }: Pick<RecapLine, 'label' | 'detail'>): string {
  return detail === undefined ? label : `${label}, ${withinSentence(detail)}`
}

/** 64 hexadecimal digits of a recap; when they differ from those of the order now, the recap is shown again. */
export function recapFingerprint(recap: Recap): string {
  return createHash('sha256').update(recapText(recap)).digest('hex')
}

/** The cheapest delivery to this postcode, refunded when a whole order is withdrawn from (L221-24). */
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
