import { readHome } from '#app/domain/home/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { publicHeaders } from '#app/http/public-headers.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { organization } from '#app/seo/structured-data.ts'
import type { Route } from './+types/home.ts'
import { Board } from './board.tsx'
import { Disciplines } from './disciplines.tsx'
import { Hero } from './hero.tsx'
import { drawHome } from './home-drawings.server.ts'
import stylesheet from './home.css?url'
import { NextCamps } from './next-camps.tsx'
import { answerPaceTeaser } from './pace-teaser-answer.ts'
import { paceTeaserExample } from './pace-teaser-query.ts'
import { PaceTeaser } from './pace-teaser.tsx'
import { ShopTeaser } from './shop-teaser.tsx'
import { TestimonialsTeaser } from './testimonials-teaser.tsx'
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
