import type { HomeTestimonial } from '#app/domain/home/store.server.ts'
import { Avatar } from '#app/ui/art/avatar.tsx'
import { ExampleBadge } from '#app/ui/kit/example-badge.tsx'

export function TestimonialExtract({ testimonial }: { testimonial: HomeTestimonial }) {
  const { title, text, author, discipline, tone, sample } = testimonial
  return (
    <li className="testimonial-extract">
      <h3>{title}</h3>
      {sample ? <p>{text}</p> : <blockquote>{text}</blockquote>}
      <p className="testimonial-author">
        <Avatar seed={title} tone={tone} size={52} />
        <span>
          <b>{author}</b>
          <small>{discipline}</small>
        </span>
        {sample ? <ExampleBadge /> : null}
      </p>
    </li>
  )
}
