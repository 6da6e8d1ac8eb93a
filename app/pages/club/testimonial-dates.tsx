import { formatDay } from '#app/domain/shared/dates/french-dates.ts'
import type { Testimonial } from '#app/domain/testimonials/store.server.ts'

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
