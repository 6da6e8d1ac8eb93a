import { writeCsv } from '#app/domain/shared/csv.ts'
import { answers, outcomes } from '../answers/answer.ts'
import type { ShownParticipation } from '../answers/shown-participations.ts'
import { statusNames, type Competition } from '../competition.ts'
import { disciplines } from '../disciplines.ts'
import { factFields, factsAsTyped } from '../forms/facts-form.ts'
import { headsOf } from '../import/csv-races.ts'
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

/** The races of a list of the office, with how many go; an import reads it again. */
export function competitionsCsv(
  races: readonly { readonly competition: Competition; readonly going: number }[],
): string {
  const heads = factFields.flatMap((field) => headsOf[field].slice(0, 1))
  const rows = races.map(({ competition, going }) => {
    const typed = factsAsTyped(competition)
    const shown = {
      ...typed,
      discipline: disciplines[competition.discipline].label,
      region: regions[competition.region],
    }
    return [...factFields.map((field) => shown[field]), statusNames[competition.status], going]
  })
  return writeCsv([...heads, 'État', 'Y vont'], rows)
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
