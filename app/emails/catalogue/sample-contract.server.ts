import { readTermsOfSale } from '#app/domain/club/store.server.ts'
import { readEmailFacts, readSelling } from '#app/domain/orders/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { readDeliveryOptions } from '#app/domain/shop/store.server.ts'

type Services = Parameters<typeof readSelling>[0]

/** What the emails of an order made now are written with; what the owner has not filled in yet is said in its place. */
export async function readSampleContract(services: Services) {
  const { content, clock, siteUrl } = services
  const selling = await readSelling(services)
  const about = await readEmailFacts({ content, siteUrl })
  return {
    ...about,
    legal: about.shop.legal,
    vatMention: selling?.vatMention ?? 'Mention de TVA à remplir dans Réglages',
    mediator: selling?.mediator ?? {
      name: 'le médiateur à nommer dans Réglages',
      address: 'son adresse',
      url: siteUrl,
    },
    terms: selling?.terms ?? (await readTermsOfSale({ content, siteUrl }, dayInParis(clock.now()))),
    options: await readDeliveryOptions({ content }),
  }
}

export type SampleContract = Awaited<ReturnType<typeof readSampleContract>>
