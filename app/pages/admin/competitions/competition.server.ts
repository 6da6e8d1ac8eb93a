import { data } from 'react-router'
import { listAuditLogOf, nameOfAction } from '#app/domain/audit-log/store.server.ts'
import { mayHaveResult } from '#app/domain/competitions/answers/answer-schema.ts'
import { answers, outcomes, placeWords } from '#app/domain/competitions/answers/answer.ts'
import type { Competition } from '#app/domain/competitions/competition.ts'
import { disciplines } from '#app/domain/competitions/disciplines.ts'
import { clockText } from '#app/domain/competitions/exports/clock-text.ts'
import { distancesOf } from '#app/domain/competitions/formats/race-format.ts'
import { regions } from '#app/domain/competitions/regions.ts'
import { readLookAlikes, readProposer, type FoundCompetition } from '#app/domain/competitions/store.server.ts'
import { dayInParis, formatDay, formatHour } from '#app/domain/shared/dates/french-dates.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { noStore } from '#app/http/headers.ts'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/competition.ts'
import { raceAt } from './read-race.server.ts'
import { shownRace } from './shown-race.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const asking = await readCoach(context)
  const { database, clock } = asking.services
  const found = await raceAt(request, asking, params.competition)
  const { competition } = found
  const proposer = await readProposer(database, competition.proposedBy)
  const [similar = []] =
    competition.status === 'proposed' ? await readLookAlikes({ database }, [competition]) : []
  const lines = await listAuditLogOf(database, competition.id)
  const today = dayInParis(clock.now())
  const isOver = competition.endOn < today
  const isRun = mayHaveResult(competition, { answer: 'going' }, today)
  return data(
    {
      race: { ...shownRace(competition), isOver, isRun },
      facts: factsOf(found, proposer?.name),
      notes: competition.notes,
      people: peopleOf(found),
      similar: similar.map(shownRace),
      history: lines.map(({ id, action, actorName, at }) => {
        return { id, what: nameOfAction(action), who: actorName, at: formatInstant(at) }
      }),
    },
    { headers: noStore },
  )
}

function factsOf({ competition, groupName }: FoundCompetition, proposer: string | undefined) {
  const { discipline, startTime, place, region, link, formats } = competition
  return {
    proposer,
    discipline: disciplines[discipline].label,
    start: startTime && formatHour(startTime),
    where: `${place}, ${regions[region]}`,
    formats: formats.map(formatWords),
    link,
    registration: registrationOf(competition),
    audience: groupName ?? 'Tout le club',
  }
}

/** « M · 1,5 km, 40 km, 10 km »; a distance alone is not said twice. */
function formatWords(format: Competition['formats'][number]): string {
  const distances = distancesOf(format)
  return distances.startsWith(format.name) ? distances : [format.name, distances].filter(Boolean).join(' · ')
}

function registrationOf({ registrationOpensOn: opens, registrationClosesOn: closes }: Competition) {
  const parts = [opens && `à partir du ${formatDay(opens)}`, closes && `jusqu’au ${formatDay(closes)}`]
  return parts.filter(Boolean).join(', ') || undefined
}

/** Those who show their answer, in what the file of participants says of them. */
function peopleOf({ competition: { formats }, whoGoes: { going, maybe } }: FoundCompetition) {
  const names = new Map(formats.map(({ key, name }) => [key, name]))
  return [...going, ...maybe].map(({ clubmate, answer, format, goal, targetTime, carSharing, result }) => {
    const said = [
      names.get(format ?? ''),
      goal && `objectif ${goal}`,
      targetTime && `vise ${clockText(targetTime)}`,
      carSharing,
    ]
    const done = result && [
      outcomes[result.outcome],
      clockText(result.time),
      result.place && placeWords(result.place),
    ]
    return {
      id: clubmate.memberId,
      name: `${clubmate.firstName} ${clubmate.lastName}`.trim(),
      isGoing: answer === 'going',
      answer: answers[answer],
      said: said.filter(Boolean).join(' · '),
      result: done?.filter(Boolean).join(' · '),
    }
  })
}
