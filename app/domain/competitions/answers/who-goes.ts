import type { ShownParticipation } from './shown-participations.ts'

export type WhoGoes = {
  readonly going: readonly ShownParticipation[]
  readonly maybe: readonly ShownParticipation[]
}

const nobody: WhoGoes = { going: [], maybe: [] }

/** Who goes, by id of competition, by family name then first name; a competition nobody answered has no entry. */
export function whoGoes(shown: readonly ShownParticipation[]): ReadonlyMap<string, WhoGoes> {
  const byCompetition = Map.groupBy(inOrderOfNames(shown), ({ competitionId }) => competitionId)
  return new Map([...byCompetition].map(([id, participations]) => [id, byAnswer(participations)]))
}

/** Who goes to one competition; nobody when it has no entry. */
export function whoGoesTo(competitionId: string, known: ReadonlyMap<string, WhoGoes>): WhoGoes {
  return known.get(competitionId) ?? nobody
}

/** « 12 du club », « 1 du club », and nothing for nobody. Only those who go count. */
export function clubLabel({ going }: WhoGoes): string | undefined {
  return going.length === 0 ? undefined : `${going.length}\u00A0du club`
}

/** Competitions to which somebody of a group goes, or may. @param group slug */
export function competitionsOfGroup(shown: readonly ShownParticipation[], group: string): Set<string> {
  return new Set(
    shown.flatMap(({ competitionId, clubmate }) => (clubmate.groups.includes(group) ? [competitionId] : [])),
  )
}

// Names are compared once for each person, not for each answer: a season has thousands.
function inOrderOfNames(shown: readonly ShownParticipation[]): ShownParticipation[] {
  const people = new Map(shown.map((one) => [one.memberId, nameOf(one)]))
  const ranks = new Map(
    [...people].sort(([, a], [, b]) => byName.compare(a, b)).map(([memberId], rank) => [memberId, rank]),
  )
  const rankOf = ({ memberId }: ShownParticipation) => ranks.get(memberId) ?? 0
  return [...shown].sort((a, b) => rankOf(a) - rankOf(b))
}

function byAnswer(participations: readonly ShownParticipation[]): WhoGoes {
  return {
    going: participations.filter(({ answer }) => answer === 'going'),
    maybe: participations.filter(({ answer }) => answer === 'maybe'),
  }
}

const byName = new Intl.Collator('fr')

function nameOf({ clubmate: { lastName, firstName } }: ShownParticipation): string {
  return `${lastName} ${firstName}`
}
