import type { ShownParticipation } from './shown-participations.ts'

/** Who from the club goes to one competition. */
export type WhoGoes = {
  readonly going: readonly ShownParticipation[]
  readonly maybe: readonly ShownParticipation[]
}

const nobody: WhoGoes = { going: [], maybe: [] }

/** Who goes, by id of competition, by family name then first name; a competition nobody answered has no entry. */
export function whoGoes(shown: readonly ShownParticipation[]): ReadonlyMap<string, WhoGoes> {
  const byCompetition = Map.groupBy(shown, ({ competitionId }) => competitionId)
  return new Map([...byCompetition].map(([id, participations]) => [id, sorted(participations)]))
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

function sorted(participations: readonly ShownParticipation[]): WhoGoes {
  const inOrder = [...participations].sort((a, b) => byName.compare(nameOf(a), nameOf(b)))
  return {
    going: inOrder.filter(({ answer }) => answer === 'going'),
    maybe: inOrder.filter(({ answer }) => answer === 'maybe'),
  }
}

const byName = new Intl.Collator('fr')

function nameOf({ clubmate: { lastName, firstName } }: ShownParticipation): string {
  return `${lastName} ${firstName}`
}
