import { writeCsv } from '#app/domain/shared/csv.ts'
import { answers, outcomes } from '../answers/answer.ts'
import type { ShownParticipation } from '../answers/shown-participations.ts'
import type { Competition } from '../competition.ts'
import { disciplines } from '../disciplines.ts'
import { regions } from '../regions.ts'
import type { SeasonRace } from '../season/season.ts'
import { clockText } from './clock-text.ts'

const participantHeads = 'Nom;Prénom;Réponse;Format;Objectif;Temps visé;Covoiturage;Temps;Place'

/** Who goes to a competition, for a spreadsheet. Takes what `shownParticipations` gives: who hides is not in it. */
export function participantsCsv(
  { id, formats }: Pick<Competition, 'id' | 'formats'>,
  shown: readonly ShownParticipation[],
): string {
  const names = new Map(formats.map(({ key, name }) => [key, name]))
  const rows = shown
    .filter(({ competitionId }) => competitionId === id)
    .map(({ clubmate, answer, format, goal, targetTime, carSharing, result }) => [
      clubmate.lastName,
      clubmate.firstName,
      answers[answer],
      names.get(format ?? ''),
      goal,
      clockText(targetTime),
      carSharing,
      clockText(result?.time),
      result?.place,
    ])
  return writeCsv(participantHeads.split(';'), rows)
}

const seasonHeads =
  'Date;Course;Discipline;Format;Lieu;Région;Objectif;Temps visé;Bilan;Temps;Place;Résultats'

/** One's own season, for a spreadsheet; hidden races are in it, it is their owner's. */
export function seasonCsv(races: readonly SeasonRace[]): string {
  const rows = races.map(({ competition, participation: { goal, targetTime, result }, format }) => [
    competition.startOn,
    competition.title,
    disciplines[competition.discipline].label,
    format?.name,
    competition.place,
    regions[competition.region],
    goal,
    clockText(targetTime),
    competition.status === 'cancelled' ? 'Annulée' : result && outcomes[result.outcome],
    clockText(result?.time),
    result?.place,
    result?.link,
  ])
  return writeCsv(seasonHeads.split(';'), rows)
}
