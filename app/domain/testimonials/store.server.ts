import { desc, eq } from 'drizzle-orm'
import type { SiteContentReader } from '#content/collections.ts'
import { readInfo } from '#content/collections/info.ts'
import type { Database } from '#db/database.ts'
import { testimonials } from '#db/schema/index.ts'
import { latestFirst, toneOf, withoutExamples } from './rules.ts'

export { askTestimonial, openAfterCamp, type TestimonialServices } from './ask-store.server.ts'
export { findTestimonial, withdrawTestimonial, writeTestimonial } from './write-store.server.ts'
export {
  countTestimonialsToRead,
  decideTestimonial,
  listTestimonials,
  readTestimonial,
} from './office-store.server.ts'
export {
  eraseTestimonialsOfPerson,
  ownTestimonials,
  purgeTestimonials,
  testimonialsOfPerson,
} from './people-store.server.ts'

/** Told by the database whenever a testimonial changes: pages that are kept show it no more as it was. */
export const testimonialsChannel = 'testimonials_changed'

type Testimonials = Awaited<ReturnType<typeof readTestimonials>>
export type Testimonial = Testimonials['items'][number]

type ReadingServices = { readonly content: SiteContentReader; readonly database: Pick<Database, 'select'> }

/** The testimonials page, latest first: those of its file, and those that athletes wrote and coaches approved. */
export async function readTestimonials({ content, database }: ReadingServices) {
  const page = await readInfo(content, 'temoignages')
  const own = page.items.filter(({ draft }) => !draft)
  return { ...page, items: latestFirst(withoutExamples([...(await approved(database)), ...own])) }
}

async function approved(database: Pick<Database, 'select'>) {
  const rows = await database
    .select()
    .from(testimonials)
    .where(eq(testimonials.status, 'approved'))
    .orderBy(desc(testimonials.publishedOn), desc(testimonials.decidedAt))
  return rows.flatMap(({ discipline, title, text, author, livedOn, publishedOn }) =>
    discipline && title && text && author && livedOn && publishedOn
      ? [
          {
            discipline,
            title,
            text,
            author,
            livedOn,
            publishedOn,
            tone: toneOf(discipline),
            sample: false,
            draft: false,
            reply: undefined,
          },
        ]
      : [],
  )
}
