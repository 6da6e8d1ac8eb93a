import { Fragment } from 'react'
import { href } from 'react-router'
import { formatDay } from '#app/domain/shared/dates/french-dates.ts'
import {
  readTestimonials,
  type Testimonial as TestimonialFacts,
} from '#app/domain/testimonials/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { publicHeaders } from '#app/http/headers.ts'
import { AcceleratedWord } from '#app/ui/art/accelerated-word.tsx'
import { Avatar } from '#app/ui/art/avatar.tsx'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { contactPath } from '#app/ui/blocks/navigation.ts'
import { PageHead } from '#app/ui/blocks/page-head/page-head.tsx'
import { SectionHead } from '#app/ui/blocks/section-head/section-head.tsx'
import { ExampleBadge } from '#app/ui/kit/badge.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import type { Route } from './+types/testimonials.ts'
import { clubMeta, clubSheet } from './club-meta.ts'
import { NumberedRules } from './numbered-rules.tsx'

export const links: Route.LinksFunction = clubSheet

export const headers = publicHeaders()

export async function loader({ context }: Route.LoaderArgs) {
  return readTestimonials(context.get(servicesContext))
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { description } = loaderData
  return clubMeta(matches, {
    title: 'Témoignages',
    searchTitle: () => 'Avis et témoignages d’athlètes',
    description,
    path: href('/temoignages'),
  })
}

export default function Testimonials({ loaderData: { head, items, rules } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        tag="Témoignages"
        art="head-testimonials"
        title={
          <>
            {head.start} <AcceleratedWord word={head.word} from={64} to={125} />.
          </>
        }
        lead={head.lead}
      />
      {items.length > 0 ? (
        <div className="wrap testimonials columns-kept">
          {items.map((testimonial, index) => (
            <Testimonial
              key={`${testimonial.title} ${testimonial.author}`}
              testimonial={testimonial}
              isFirst={index === 0}
            />
          ))}
        </div>
      ) : null}
      <section className="band" id="regles">
        <div className="wrap section">
          <SectionHead title={rules.title} lead={rules.lead} />
          <NumberedRules rules={rules.items} />
          <p className="muted testimonials-note">{rules.note}</p>
          <p className="actions">
            <ButtonLink size="large" to={contactPath('autre')}>
              Raconter ma course
            </ButtonLink>
            <ButtonLink size="large" look="line" to={contactPath('autre')}>
              Signaler un avis
            </ButtonLink>
          </p>
        </div>
      </section>
    </>
  )
}

type TestimonialProps = { testimonial: TestimonialFacts; isFirst: boolean }

function Testimonial({ testimonial, isFirst }: TestimonialProps) {
  const { discipline, title, text, author, tone, sample, reply } = testimonial
  return (
    <article className={isFirst ? 'testimonial testimonial-first scene ink' : 'testimonial'}>
      <div className="testimonial-text">
        <p className="testimonial-about row spread">
          <span className="tag">{discipline}</span>
          {sample ? <ExampleBadge /> : null}
        </p>
        <h2 className={isFirst ? 'd2' : 'd4'}>{title}</h2>
        {sample ? <p className="testimonial-place">{text}</p> : <blockquote>{text}</blockquote>}
        {reply ? <p className="muted">Notre réponse&nbsp;: {reply}</p> : null}
        <div className="testimonial-teller person">
          <Avatar seed={title} tone={isFirst ? 'green' : tone} size={52} />
          <p>
            <b>{author}</b>
            <small>
              {sample ? 'Prénom, initiale, avec son accord' : <TestimonialDates {...testimonial} />}
            </small>
          </p>
        </div>
      </div>
      {isFirst ? <LineArt name="testimonial-tri" /> : null}
    </article>
  )
}

function TestimonialDates({ livedOn, publishedOn }: TestimonialFacts) {
  const days = [
    ['Vécu le ', livedOn],
    [', publié le ', publishedOn],
  ] as const
  return days.map(([words, day]) =>
    day ? (
      <Fragment key={words}>
        {words}
        <time dateTime={day}>{formatDay(day)}</time>
      </Fragment>
    ) : null,
  )
}
