import type { SiteContentReader } from '#content/collections.ts'
import { readInfo } from '#content/collections/info.ts'
import { latestFirst } from './rules.ts'

type Testimonials = Awaited<ReturnType<typeof readTestimonials>>
export type Testimonial = Testimonials['items'][number]

/** The testimonials page, latest first. Drafts are left out. */
export async function readTestimonials(content: SiteContentReader) {
  const page = await readInfo(content, 'temoignages')
  return { ...page, items: latestFirst(page.items.filter(({ draft }) => !draft)) }
}
