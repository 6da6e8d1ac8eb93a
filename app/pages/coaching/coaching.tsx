import { Fragment } from 'react'
import { readCoaching, type CoachingSubject, type CoachingTexts } from '#app/domain/coaching/store.server.ts'
import { readShownPhoto } from '#app/domain/photos/store.server.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { servicesContext } from '#app/http/context.ts'
import { publicHeaders } from '#app/http/headers.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { coachingService, questionsPage } from '#app/seo/structured-data.ts'
import { AcceleratedWord } from '#app/ui/art/accelerated-word.tsx'
import { CoachingHeadArt } from '#app/ui/art/coaching-head-art.tsx'
import { ActBar } from '#app/ui/blocks/act-bar.tsx'
import { contactPath } from '#app/ui/blocks/navigation.ts'
import { Photo } from '#app/ui/blocks/photo/photo.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { StepsLine } from '#app/ui/kit/lists/steps-line.tsx'
import type { Route } from './+types/coaching.ts'
import stylesheet from './coaching.css?url'
import { CheckList, Formulas, Questions } from './formulas.tsx'
import { Goals } from './goals.tsx'
import { BrickProfile, RunProfile, SwimProfile } from './profiles.tsx'
import { Season } from './season.tsx'
import { SplitParts } from './split-parts.tsx'
import { WeeklySession } from './weekly-session.tsx'

const disciplines = {
  running: { name: 'running', Profile: RunProfile },
  triathlon: { name: 'triathlon', Profile: BrickProfile },
  natation: { name: 'swimming', Profile: SwimProfile },
} as const
const subjects: readonly CoachingSubject[] = ['running', 'triathlon', 'natation']

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export const headers = publicHeaders()

export async function loader({ context, url: { pathname } }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const subject = subjects.find((known) => pathname.toLowerCase().startsWith(`/coaching/${known}`))
  if (!subject) throw new Error(`${pathname} is no coaching.`)
  const coaching = await readCoaching(services.content, subject, services.clock.now())
  const photo = await readShownPhoto(services, coaching.texts.photo, '(min-width: 768px) 60vw, 100vw')
  return { subject, photo, ...coaching }
}

export function meta({ matches, loaderData: { subject, texts, formulas } }: Route.MetaArgs) {
  const name = `Coaching ${texts.word.toLowerCase()}`
  const { description } = texts
  const path = `/coaching/${subject}`
  const offers = formulas.map((formula) => ({ name: formula.name, priceCents: formula.monthlyPriceCents }))
  return pageMeta(matches, {
    title: name,
    searchTitle: (town) => `${name} à ${town}`,
    description,
    path,
    structuredData: (site) => [
      coachingService(site, { name, description, path, offers }),
      questionsPage(texts.questions),
    ],
    trail: [{ label: name, path }],
  })
}

export default function CoachingPage({ loaderData }: Route.ComponentProps) {
  const { subject, texts, photo, fromCents, weeklySession } = loaderData
  const { name, Profile } = disciplines[subject]
  return (
    <Fragment key={subject}>
      <section className={`scene coaching-head coaching-head-of-${name} ink`}>
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
        {'figures' in texts ? <RaceFigures figures={texts.figures} /> : null}
        {photo ? <Photo photo={photo} className="coaching-head-photo" isFirst /> : null}
        <CoachingHeadArt discipline={name} />
      </section>
      <Goals {...texts.goals} />
      {subject === 'triathlon' ? <SplitParts /> : null}
      <Season texts={texts.season} />
      <WeeklySession texts={texts.session} when={weeklySession}>
        <Profile blocks={texts.session.blocks} />
      </WeeklySession>
      <Method audience={texts.audience} method={texts.method} />
      <Formulas {...loaderData} />
      <Questions questions={texts.questions} />
      {fromCents === undefined ? null : (
        <ActBar figure={`dès ${formatEuros(fromCents)}`} detail="par mois">
          <ButtonLink to={contactPath('coaching')}>Demander un bilan gratuit</ButtonLink>
        </ActBar>
      )}
    </Fragment>
  )
}

type RaceFiguresProps = { figures: readonly { label: string; figure: string; detail: string }[] }

function RaceFigures({ figures }: RaceFiguresProps) {
  return (
    <div className="wrap">
      <dl className="race-figures columns-kept">
        {figures.map(({ label, figure, detail }) => (
          <div key={label}>
            <dt className="muted small">{label}</dt>
            <dd>
              <span className="num">{figure}</span> <small className="muted small">{detail}</small>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Method({ audience, method }: Pick<CoachingTexts, 'audience' | 'method'>) {
  return (
    <section className="band" id="methode">
      <div className="wrap section coaching-method columns">
        <div>
          <h2 className="d3">{audience.title}</h2>
          <CheckList items={audience.yes} className="audience" />
          <p className="muted">{audience.later}</p>
        </div>
        <div>
          <h2 className="d3">{method.title}</h2>
          <StepsLine steps={method.steps} />
        </div>
      </div>
    </section>
  )
}
