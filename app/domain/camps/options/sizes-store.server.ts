import { type OfferServices, readSizes } from '#app/domain/shop/store.server.ts'
import type { CampOption } from '../camp-of-row.ts'

/** The options of a camp with the sizes of those that are products of the shop, and what is in stock of each. */
export async function withSizes(
  services: OfferServices,
  options: readonly CampOption[],
): Promise<CampOption[]> {
  return Promise.all(
    options.map(async (option) => {
      if (option.product === undefined) return option
      return { ...option, sizes: await readSizes(services, option.product, option.colour) }
    }),
  )
}
