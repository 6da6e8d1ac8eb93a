import type { ReadShopCart } from '#app/domain/cart/store.server.ts'
import { closedShop } from '#app/domain/orders/checkout/selling-store.server.ts'
import { vatTermOn } from '#app/domain/orders/documents/vat.ts'
import { isShopOpen } from '#app/domain/orders/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { dispatchDay, dispatchWords } from '#app/domain/shop/delivery.ts'
import { readDeliveryOptions, readShopTexts } from '#app/domain/shop/store.server.ts'
import type { Services } from '#app/http/context.ts'
import { readInfo } from '#content/collections/info.ts'

/** What the law wants told before the first step of an order: ways to get it and to pay it, prices, rights. */
export async function readCartTerms(services: Services, { lines }: ReadShopCart) {
  const { content, clock, payment } = services
  const today = dayInParis(clock.now())
  const { mediator, vatMentions, bank } = await readInfo(content, 'entreprise')
  const { cart, legal, payment: paying } = await readShopTexts({ content })
  const paymentMethods = paying.paymentMethods.filter(({ id }) => {
    if (id === 'card') return payment !== undefined
    return id !== 'transfer' || bank !== null
  })
  const delays = lines.flatMap(({ now, orderable }) => (now && orderable > 0 ? now.deliveryDelay : []))
  return {
    closed: (await isShopOpen(services)) ? undefined : closedShop,
    dispatch: `Expédié ou prêt à être remis ${dispatchWords(dispatchDay(today, delays))}.`,
    deliveries: await readDeliveryOptions({ content }),
    deliveryNote: cart.deliveryNote,
    deliveryLimit: legal.deliveryLimit,
    paymentMethodTitle: paying.title,
    paymentMethods: paymentMethods.map(({ id, title }) => ({ id, title })),
    safety: paying.safety,
    priceNote: legal.priceNote,
    vatMention: vatTermOn(vatMentions, today)?.text ?? '',
    withdrawalFunction: legal.withdrawalFunction,
    guarantee: legal.guarantee,
    guaranteeNotice: legal.guaranteeNotice,
    mediator,
  }
}

export type CartTerms = Awaited<ReturnType<typeof readCartTerms>>
