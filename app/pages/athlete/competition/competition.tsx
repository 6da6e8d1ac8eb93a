import { calendarPath } from '#app/domain/competitions/calendar/calendar-entry.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { athletePath } from '#app/ui/blocks/navigation.ts'
import { Breadcrumb } from '#app/ui/kit/breadcrumb.tsx'
import { competitionPath } from '../competition-addresses.ts'
import type { Route } from './+types/competition.ts'
import { AnswerCard } from './answer-card.tsx'
import { CarSharing } from './car-sharing.tsx'
import { ClubResults } from './club-results.tsx'
import { CompetitionHead } from './competition-head.tsx'
import { competitionSheet } from './competition-sheet.ts'
import { Formats } from './formats.tsx'
import { ParticipantsDoor } from './participants-door.tsx'
import { PracticalFacts } from './practical-facts.tsx'
import { readCompetitionPage } from './read-competition-page.server.ts'
import { receiveCompetition } from './receive-competition.server.ts'
import { ResultCard } from './result-card.tsx'
import { useKeptAnswer } from './use-kept-answer.ts'
import { WhoGoesSection } from './who-goes-section.tsx'

export const links: Route.LinksFunction = competitionSheet

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.race.title ?? 'Compétition',
    description: 'Les faits d’une compétition, votre réponse, qui y va du club.',
    path: loaderData ? competitionPath(loaderData.race.id) : calendarPath,
    isHidden: true,
  })

export function loader({ request, params, context }: Route.LoaderArgs) {
  return readCompetitionPage(request, params.competition, context)
}

export function action({ request, params, context }: Route.ActionArgs) {
  return receiveCompetition(request, params.competition, context)
}

export default function CompetitionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { race, done } = loaderData
  const again = useKeptAnswer(actionData, race)
  const said = again === undefined ? done : undefined
  return (
    <div className="wrap race">
      <div className="race-top">
        <Breadcrumb
          steps={[
            { label: 'Espace athlète', to: athletePath },
            { label: 'Calendrier', to: calendarPath },
            { label: 'Compétition' },
          ]}
        />
        <CompetitionHead race={race} />
      </div>
      <div className="race-side">
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
      <div className="race-main">
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
