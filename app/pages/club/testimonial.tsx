import type { Testimonial as TestimonialFacts } from '#app/domain/testimonials/store.server.ts'
import { Avatar } from '#app/ui/art/avatar.tsx'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { ExampleBadge } from '#app/ui/kit/example-badge.tsx'
import { TestimonialDates } from './testimonial-dates.tsx'

type TestimonialProps = { testimonial: TestimonialFacts; isFirst: boolean }

/** A story and who tells it; a sample is no quotation, it says what will stand there. The first one is on ink. */
export function Testimonial({ testimonial, isFirst }: TestimonialProps) {
  const { discipline, title, text, author, tone, sample, reply } = testimonial
  return (
    <article className={isFirst ? 'testimonial testimonial-first ink' : 'testimonial'}>
      {isFirst ? <LineArt name="testimonial-tri" /> : null}
      <div className="testimonial-text">
        <p className="testimonial-about">
          <span className="tag">{discipline}</span>
          {sample ? <ExampleBadge /> : null}
        </p>
        <h2 className={isFirst ? 'd2' : 'd4'}>{title}</h2>
        {sample ? <p className="testimonial-place">{text}</p> : <blockquote>{text}</blockquote>}
        {reply ? <p className="muted">Notre réponse&nbsp;: {reply}</p> : null}
        <div className="testimonial-teller">
          <Avatar seed={title} tone={isFirst ? 'green' : tone} size={52} />
          <p>
            <b>{author}</b>
            <small>
              {sample ? 'Prénom, initiale, avec son accord' : <TestimonialDates testimonial={testimonial} />}
            </small>
          </p>
        </div>
      </div>
    </article>
  )
}
