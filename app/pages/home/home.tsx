import { Link, href } from 'react-router'
import {
  readHome,
  type CoachingSummary,
  type HomeTexts,
  type HomeShop,
  type HomeTestimonial,
} from '#app/domain/home/store.server.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { servicesContext } from '#app/http/context.ts'
import { publicHeaders } from '#app/http/headers.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { organization } from '#app/seo/structured-data.ts'
import { Avatar } from '#app/ui/art/avatar.tsx'
import { ProductArt } from '#app/ui/art/product-art.tsx'
import { shopPath } from '#app/ui/blocks/navigation.ts'
import { SectionHead } from '#app/ui/blocks/section-head/section-head.tsx'
import { ExampleBadge } from '#app/ui/kit/badge.tsx'
import { MoreLink } from '#app/ui/kit/more-link.tsx'
import type { Route } from './+types/home.ts'
import { Board } from './board.tsx'
import { DisciplineLane } from './discipline-lane.tsx'
import { Hero } from './hero.tsx'
import { drawHome } from './home-drawings.server.ts'
import stylesheet from './home.css?url'
import { NextCamps } from './next-camps.tsx'
import { answerPaceTeaser } from './pace-teaser-answer.ts'
import { paceTeaserExample } from './pace-teaser-query.ts'
import { PaceTeaser } from './pace-teaser.tsx'
import { TrainingWeek } from './training-week.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export const headers = publicHeaders()

export async function loader({ context }: Route.LoaderArgs) {
  const home = await readHome(context.get(servicesContext))
  return { ...home, drawings: drawHome(home.texts), pace: answerPaceTeaser(paceTeaserExample) }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { hero, description } = loaderData.texts
  return pageMeta(matches, {
    title: `${hero.start} ${hero.turn} ${hero.word}`,
    description,
    path: '/',
    isHome: true,
    structuredData: (site) => [organization(site)],
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { texts, experienceSentence, coachings, nextSession, camps, shop, testimonials, drawings, pace } =
    loaderData
  return (
    <>
      <Hero texts={texts.hero} race={texts.race} lines={drawings.hero} />
      <Board next={nextSession} camp={camps[0]} experience={texts.experience} sentence={experienceSentence} />
      <Disciplines texts={texts.disciplines} coachings={coachings} />
      <TrainingWeek texts={texts.week} drawings={drawings.week} />
      <PaceTeaser texts={texts.tools} example={pace} />
      {camps.length > 0 ? <NextCamps title={texts.camps.title} camps={camps} /> : null}
      <TestimonialsTeaser texts={texts.testimonials} testimonials={testimonials} />
      {shop.products.length > 0 ? <ShopTeaser {...shop} /> : null}
    </>
  )
}

type DisciplinesProps = { texts: HomeTexts['disciplines']; coachings: readonly CoachingSummary[] }

function Disciplines({ texts, coachings }: DisciplinesProps) {
  return (
    <section className="section wrap" id="coaching">
      <SectionHead title={texts.title} lead={texts.lead} />
      <ol className="discipline-lanes">
        {coachings.map((coaching, index) => (
          <DisciplineLane key={coaching.subject} coaching={coaching} lane={index + 1} />
        ))}
      </ol>
    </section>
  )
}

function ShopTeaser({ title, products }: HomeShop) {
  return (
    <section className="wrap section" aria-labelledby="shop-title">
      <SectionHead id="shop-title" title={title}>
        <MoreLink to={shopPath}>Voir la boutique</MoreLink>
      </SectionHead>
      <ul className="shop-teaser">
        {products.map(({ path, name, price, art, isSample }) => (
          <li key={path}>
            <Link to={path} prefetch="intent" viewTransition>
              <span className="shop-teaser-art">
                <ProductArt {...art} />
              </span>
              <b>{name}</b>
              <span>{formatEuros(price.askedCents)}</span>
            </Link>
            {isSample ? <ExampleBadge /> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

type TestimonialsTeaserProps = { texts: HomeTexts['testimonials']; testimonials: readonly HomeTestimonial[] }

function TestimonialsTeaser({ texts, testimonials }: TestimonialsTeaserProps) {
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

function TestimonialExtract({ testimonial }: { testimonial: HomeTestimonial }) {
  const { title, text, author, discipline, tone, sample } = testimonial
  return (
    <li className="testimonial-extract">
      <h3 className="muted">{title}</h3>
      {sample ? <p>{text}</p> : <blockquote>{text}</blockquote>}
      <p className="testimonial-author person">
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
