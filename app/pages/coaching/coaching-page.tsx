import type { ReactNode } from 'react'
import { href, type LinksFunction } from 'react-router'
import type { CoachingTexts, Coaching } from '#app/domain/coaching/store.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { breadcrumbs, coachingService } from '#app/seo/structured-data.ts'
import { AcceleratedWord } from '#app/ui/art/accelerated-word.tsx'
import { CoachingHeadArt, type CoachingDiscipline } from '#app/ui/art/coaching-head-art.tsx'
import { contactPath } from '#app/ui/blocks/navigation.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import stylesheet from './coaching.css?url'
import { Formulas, Questions } from './formulas.tsx'
import { Goals } from './goals.tsx'
import { Method } from './method.tsx'
import { WeeklySession } from './weekly-session.tsx'

type CoachingHeadProps = { discipline: CoachingDiscipline; texts: CoachingTexts; children?: ReactNode }

function CoachingHead({ discipline, texts, children }: CoachingHeadProps) {
  return (
    <section className={`scene coaching-head coaching-head-of-${discipline} ink`}>
      <CoachingHeadArt discipline={discipline} />
      <div className="wrap coaching-head-text">
        <p className="tag">Coaching</p>
        <h1 className="d1">
          <AcceleratedWord word={texts.word} from={64} to={125} /> <span>{texts.subtitle}</span>
        </h1>
        <p className="lead">{texts.lead}</p>
        <p className="actions">
          <ButtonLink look="ink" size="large" to={contactPath('coaching')}>
            Demander un bilan gratuit
          </ButtonLink>
          <a className="button button-line button-large" href="#formules">
            Voir les formules
          </a>
        </p>
      </div>
      {children}
    </section>
  )
}

type Matches = Parameters<typeof pageMeta>[0]

export function coachingMeta(matches: Matches, { texts, formulas }: Coaching, path: string) {
  const name = `Coaching ${texts.word.toLowerCase()}`
  const { description } = texts
  const offers = formulas.map((formula) => ({ name: formula.name, priceCents: formula.monthlyPriceCents }))
  return pageMeta(matches, {
    title: name,
    description,
    path,
    structuredData: (site) => [
      coachingService(site, { name, description, path, offers }),
      breadcrumbs(site, [
        { label: 'Accueil', path: href('/') },
        { label: name, path },
      ]),
    ],
  })
}

export const coachingSheet: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

type CoachingPageProps = {
  discipline: CoachingDiscipline
  coaching: Coaching
  head?: ReactNode
  season: ReactNode
  profile: ReactNode
}

export function CoachingPage({ discipline, coaching, head, season, profile }: CoachingPageProps) {
  const { texts, formulas, weeklySession } = coaching
  return (
    <>
      <CoachingHead discipline={discipline} texts={texts}>
        {head}
      </CoachingHead>
      <Goals {...texts.goals} />
      {season}
      <WeeklySession texts={texts.session} when={weeklySession}>
        {profile}
      </WeeklySession>
      <Method audience={texts.audience} method={texts.method} />
      <Formulas texts={texts.formulas} formulas={formulas} isSample={texts.sample} />
      <Questions questions={texts.questions} />
    </>
  )
}
