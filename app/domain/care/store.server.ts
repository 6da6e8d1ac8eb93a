import { centsOfEuros } from '#app/domain/shared/money.ts'
import type { SiteContentReader } from '#content/collections.ts'
import { readInfo } from '#content/collections/info.ts'

export type Care = Awaited<ReturnType<typeof readCare>>
export type CareService = Care['services'][number]

/** The care page; prices in cents. */
export async function readCare(content: SiteContentReader) {
  const texts = await readInfo(content, 'soins')
  const services = texts.menu.services.map((service) => ({
    ...service,
    options: service.options.map(({ minutes, price }) => ({ minutes, priceCents: centsOfEuros(price) })),
  }))
  return { texts, services }
}
