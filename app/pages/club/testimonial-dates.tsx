import { formatDay } from '#app/domain/shared/french-dates.ts'
import type { Testimonial } from '#app/domain/testimonials/store.server.ts'

/** The day it was lived and the day it was published: the law asks for both beside a review. */
export function TestimonialDates({ testimonial: { livedOn, publishedOn } }: { testimonial: Testimonial }) {
  return (
    <>
      {livedOn ? (
        <>
          Vécu le <time dateTime={livedOn}>{formatDay(livedOn)}</time>
        </>
      ) : null}
      {publishedOn ? (
        <>
          , publié le <time dateTime={publishedOn}>{formatDay(publishedOn)}</time>
        </>
      ) : null}
    </>
  )
}
