import { readInfo } from '#content/collections/info.ts'
import type { Services } from '../../../context.ts'
import { vatTermOn } from '../../../domain/orders/vat.ts'
import { dayInParis } from '../../../domain/shared/french-dates.ts'
import { readDeliveryOptions, readShopTexts } from '../../../domain/shop/store.server.ts'

/** What the law wants told before the first step of an order: ways to get it and to pay it, prices, rights. */
export async function readCartTerms({ content, clock, payment }: Services) {
  const { mediator, vatMentions, bank } = await readInfo(content, 'entreprise')
  const { cart, legal, payment: paying } = await readShopTexts({ content })
  const means = paying.means.filter(({ id }) => {
    if (id === 'carte') return payment !== undefined
    return id !== 'virement' || bank !== null
  })
  return {
    deliveries: await readDeliveryOptions({ content }),
    deliveryNote: cart.deliveryNote,
    deliveryLimit: legal.deliveryLimit,
    meansTitle: paying.title,
    means: means.map(({ id, title }) => ({ id, title })),
    safety: paying.safety,
    priceNote: legal.priceNote,
    vatMention: vatTermOn(vatMentions, dayInParis(clock.now()))?.text ?? '',
    withdrawalFunction: legal.withdrawalFunction,
    guarantee: legal.guarantee,
    guaranteeNotice: legal.guaranteeNotice,
    mediator,
  }
}

export type CartTerms = Awaited<ReturnType<typeof readCartTerms>>
