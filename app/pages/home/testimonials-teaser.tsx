import { href } from 'react-router'
import type { HomeTestimonial, HomeTexts } from '#app/domain/home/store.server.ts'
import { SectionHead } from '#app/ui/blocks/section-head/section-head.tsx'
import { MoreLink } from '#app/ui/kit/more-link.tsx'
import { TestimonialExtract } from './testimonial-extract.tsx'

type TestimonialsTeaserProps = { texts: HomeTexts['testimonials']; testimonials: readonly HomeTestimonial[] }

export function TestimonialsTeaser({ texts, testimonials }: TestimonialsTeaserProps) {
  return (
    <section className="testimonials-teaser" aria-labelledby="testimonials-title">
      <div className="wrap section">
        <SectionHead id="testimonials-title" title={texts.title} lead={texts.lead} />
        <ul>
          {testimonials.map((testimonial) => (
            <TestimonialExtract key={testimonial.title} testimonial={testimonial} />
          ))}
        </ul>
        <MoreLink to={href('/temoignages')}>Tous les témoignages, et nos règles</MoreLink>
      </div>
    </section>
  )
}
