import { useState } from 'react'
import type { ShouldRevalidateFunction } from 'react-router'
import { calendarPath } from '#app/domain/competitions/calendar/calendar-entry.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { whenConnectionBreaks } from '#app/ui/blocks/forms/connection.ts'
import { Icon } from '#app/ui/kit/icon.tsx'
import { competitionPath } from '../addresses.ts'
import { AreaBreadcrumb, TitledSection } from '../area.tsx'
import { cutOffWords } from '../send-aside.ts'
import type { Route } from './+types/competition.ts'
import { AnswerCard } from './answer-card.tsx'
import { answerAgain } from './competition-answer.ts'
import { CompetitionHead, PracticalFacts } from './competition-head.tsx'
import type { CompetitionView } from './competition-view.ts'
import stylesheet from './competition.css?url'
import { ClubResults, WhoGoesSection } from './people.tsx'
import { ResultCard } from './result-card.tsx'

export { loader, action } from './competition.server.ts'

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  return whenConnectionBreaks(serverAction, (attempt) => ({ ...answerAgain(form, cutOffWords), attempt }))
}

export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus !== 503 && defaultShouldRevalidate

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.race.title ?? 'Compétition',
    description: 'Les faits d’une compétition, votre réponse, qui y va du club.',
    path: loaderData ? competitionPath(loaderData.race.id) : calendarPath,
    isHidden: true,
  })

export default function CompetitionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { race, done } = loaderData
  const again = useLastAnswer(actionData, race)
  const said = again === undefined ? done : undefined
  return (
    <div className="wrap inner race">
      <div className="race-top">
        <AreaBreadcrumb here="Compétition" />
        <CompetitionHead race={race} />
      </div>
      <div className="race-side stack">
        {race.mayHaveResult || race.ownResult ? (
          <ResultCard
            race={race}
            again={again?.form === 'result' ? again : undefined}
            done={said?.form === 'result' ? said.words : undefined}
          />
        ) : null}
        <AnswerCard
          key={race.id}
          race={race}
          again={again?.form === 'answer' ? again : undefined}
          done={said?.form === 'answer' ? said.words : undefined}
        />
      </div>
      <div className="race-main stack">
        <ClubResults arrivals={race.arrivals} />
        <WhoGoesSection race={race} />
        <ParticipantsDoor race={race} />
        <CarSharing race={race} />
        <Formats race={race} />
        <PracticalFacts race={race} />
      </div>
    </div>
  )
}

/** A form that came back stays until the page is read anew: the router forgets it when a link is followed. */
function useLastAnswer<Answer>(answer: Answer | undefined, page: object): Answer | undefined {
  const [last, setLast] = useState({ answer, page })
  const isNew = (answer !== undefined && answer !== last.answer) || page !== last.page
  if (isNew) setLast({ answer, page })
  return isNew ? answer : last.answer
}

function ParticipantsDoor({ race: { id, going, maybe, arrivals } }: { race: CompetitionView }) {
  if (going.length + maybe.length + arrivals.length === 0) return null
  return (
    <p className="race-file">
      <a className="more" href={`${competitionPath(id)}/participants.csv`} download>
        <Icon name="download" size={18} />
        La liste pour un tableur (CSV)
      </a>
    </p>
  )
}

function Formats({ race: { formats, answer } }: { race: CompetitionView }) {
  if (formats.length === 0) return null
  return (
    <TitledSection id="race-formats-title" title={formats.length > 1 ? 'Formats' : 'Format'}>
      <dl className="race-formats">
        {formats.map(({ key, name, distances }) => (
          <div key={key}>
            <dt>
              {name}
              {key === answer.format ? <small>le vôtre</small> : null}
            </dt>
            <dd className="muted tabular">{distances === name ? null : distances}</dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  )
}

function CarSharing({ race: { going, maybe, mayAnswer } }: { race: CompetitionView }) {
  const offers = [...going, ...maybe].filter(({ carSharing }) => carSharing !== undefined)
  if (offers.length === 0 || !mayAnswer) return null
  return (
    <TitledSection id="race-cars-title" title="Covoiturage">
      <ul className="race-cars">
        {offers.map(({ name, isYou, carSharing }, index) => (
          <li key={index}>
            <Icon name="map-pin" size={20} className="accent" />
            <p>
              <b>{carSharing}</b>
              <span className="muted small tabular">
                {name}
                {isYou ? ' (vous)' : ''}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
