import { hiddenCamps } from '#app/domain/camps/store.server.ts'
import { photosChannel } from '#app/domain/photos/store.server.ts'
import { campPlacesChannel } from '#app/domain/places/store.server.ts'
import {
  problemsOfCatalogue,
  recordPrices,
  seedStock,
  stockStateChannel,
} from '#app/domain/shop/store.server.ts'
import { testimonialsChannel } from '#app/domain/testimonials/store.server.ts'
import type { Services } from '#app/http/context.ts'
import type { Reading } from '@allure/content-engine'

export async function takeContentIn(services: Services): Promise<void> {
  await seedStock(services)
  await recordPrices(services)
}

export async function publicationProblems(services: Services): Promise<string[]> {
  return [...(await hiddenCamps(services)), ...(await problemsOfCatalogue(services))]
}

/** Database notices after which cached pages are outdated, and which pages. */
export const pageDrops = [
  { channel: stockStateChannel, isTouched: ({ collection }: Reading) => collection === 'shop' },
  {
    channel: campPlacesChannel,
    isTouched: ({ collection }: Reading) => collection === 'nosStages',
  },
  { channel: photosChannel, isTouched: () => true },
  { channel: testimonialsChannel, isTouched: ({ collection }: Reading) => collection === 'info' },
]
