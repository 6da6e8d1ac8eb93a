import { Link, href } from 'react-router'
import { readHome, type Home as HomeFacts } from '#app/domain/home/store.server.ts'
import { readShownPhoto, readShownPhotos } from '#app/domain/photos/store.server.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { servicesContext } from '#app/http/context.ts'
import { publicHeaders } from '#app/http/headers.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { organization, website } from '#app/seo/structured-data.ts'
import { Avatar } from '#app/ui/art/avatar.tsx'
import { ProductArt } from '#app/ui/art/product-art.tsx'
import { shopPath } from '#app/ui/blocks/navigation.ts'
import { drawCampPicture, drawFirstPhoto } from '#app/ui/blocks/photo/draw-photo.server.tsx'
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
  const services = context.get(servicesContext)
  const home = await readHome(services)
  const [photo, photos] = await Promise.all([
    readShownPhoto(services, home.texts.hero.photo, '(min-width: 768px) 60vw, 100vw'),
    readShownPhotos(
      services,
      home.camps.map(({ image }) => image),
      '(min-width: 768px) 27rem, 100vw',
    ),
  ])
  const size = { width: 480, height: 600 } as const
  const camps = home.camps.map((camp) => ({
    ...camp,
    picture: drawCampPicture({ ...camp, photo: photos.get(camp.image) }, size),
  }))
  const picture = photo ? drawFirstPhoto(photo, 'hero-photo') : ''
  return {
    ...home,
    picture,
    camps,
    drawings: drawHome(home.texts),
    pace: answerPaceTeaser(paceTeaserExample),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { hero, description } = loaderData.texts
  return pageMeta(matches, {
    title: `${hero.start} ${hero.turn} ${hero.word}`,
    description,
    path: '/',
    searchTitle: (town) => `Coaching course à pied et triathlon à ${town}`,
    structuredData: (site) => [website(site), organization(site)],
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { texts, picture, coachings, camps, shop, testimonials, drawings, pace } = loaderData
  return (
    <>
      <Hero home={loaderData} picture={picture} lines={drawings.hero} />
      <Board home={loaderData} />
      <Disciplines texts={texts} coachings={coachings} />
      <TrainingWeek texts={texts.week} drawings={drawings.week} />
      <PaceTeaser texts={texts.tools} example={pace} />
      {camps.length > 0 ? <NextCamps title={texts.camps.title} camps={camps} /> : null}
      <TestimonialsTeaser texts={texts} testimonials={testimonials} />
      {shop.products.length > 0 ? <ShopTeaser {...shop} /> : null}
    </>
  )
}

function Disciplines({ texts: { disciplines }, coachings }: Pick<HomeFacts, 'texts' | 'coachings'>) {
  return (
    <section className="section wrap" id="coaching">
      <SectionHead title={disciplines.title} lead={disciplines.lead} />
      <ol className="discipline-lanes">
        {coachings.map((coaching, index) => (
          <DisciplineLane key={coaching.subject} coaching={coaching} lane={index + 1} />
        ))}
      </ol>
    </section>
  )
}

function ShopTeaser({ title, products }: HomeFacts['shop']) {
  return (
    <section className="wrap section" aria-labelledby="shop-title">
      <SectionHead id="shop-title" title={title}>
        <MoreLink to={shopPath}>Voir la boutique</MoreLink>
      </SectionHead>
      <ul className="shop-teaser columns-kept">
        {products.map(({ path, name, price, art, isSample }) => (
          <li key={path}>
            <Link to={path} className="columns-kept" prefetch="intent" viewTransition>
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

function TestimonialsTeaser({ texts, testimonials }: Pick<HomeFacts, 'texts' | 'testimonials'>) {
  const { title, lead } = texts.testimonials
  return (
    <section className="testimonials-teaser" aria-labelledby="testimonials-title">
      <div className="wrap section">
        <SectionHead id="testimonials-title" title={title} lead={lead} />
        <ul className="columns-kept">
          {testimonials.map((testimonial) => (
            <TestimonialExtract key={testimonial.text} {...testimonial} />
          ))}
        </ul>
        <MoreLink to={href('/temoignages')}>Tous les témoignages, et nos règles</MoreLink>
      </div>
    </section>
  )
}

function TestimonialExtract(testimonial: HomeFacts['testimonials'][number]) {
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
