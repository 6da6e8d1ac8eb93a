import type { Participation } from './answer.ts'

export type Clubmate = {
  readonly memberId: string
  readonly firstName: string
  readonly lastName: string
  readonly groups: readonly string[]
  /** False once suspended or gone, or before they came. */
  readonly isActive: boolean
}

export type ShownParticipation = Omit<Participation, 'isHidden' | 'answer'> & {
  readonly isHidden: false
  readonly answer: 'going' | 'maybe'
  readonly clubmate: Clubmate
}

type Question = {
  readonly participations: readonly Participation[]
  readonly clubmates: ReadonlyMap<string, Clubmate>
  readonly visible: ReadonlySet<string>
}

/** The one door to who goes where: without who hides (from coaches too), is inactive, or passes, and what is not `visible`. */
export function shownParticipations({ participations, clubmates, visible }: Question): ShownParticipation[] {
  return participations.flatMap(({ isHidden, answer, ...participation }) => {
    const clubmate = clubmates.get(participation.memberId)
    if (isHidden || answer === 'passing' || !clubmate?.isActive) return []
    if (!visible.has(participation.competitionId)) return []
    return [{ ...participation, isHidden: false as const, answer, clubmate }]
  })
}

export type WhoGoes = {
  readonly going: readonly ShownParticipation[]
  readonly maybe: readonly ShownParticipation[]
}

/** Who goes, by id of competition, by family name then first name; a competition nobody answered has no entry. */
export function whoGoes(shown: readonly ShownParticipation[]): ReadonlyMap<string, WhoGoes> {
  const byCompetition = Map.groupBy(inOrderOfNames(shown), ({ competitionId }) => competitionId)
  return new Map(
    [...byCompetition].map(([id, people]) => {
      const { going = [], maybe = [] } = Object.groupBy(people, ({ answer }) => answer)
      return [id, { going, maybe }]
    }),
  )
}

/** Who goes to one competition; nobody when it has no entry. */
export function whoGoesTo(competitionId: string, known: ReadonlyMap<string, WhoGoes>): WhoGoes {
  return known.get(competitionId) ?? { going: [], maybe: [] }
}

/** « 12 du club », « 1 du club », and nothing for nobody. Only those who go count. */
export function clubLabel({ going }: WhoGoes): string | undefined {
  return going.length === 0 ? undefined : `${going.length}\u00A0du club`
}

/** Competitions to which somebody of a group goes, or may. @param group slug */
export function competitionsOfGroup(shown: readonly ShownParticipation[], group: string): Set<string> {
  return new Set(
    shown.filter(({ clubmate }) => clubmate.groups.includes(group)).map((one) => one.competitionId),
  )
}

const byName = new Intl.Collator('fr')

// Names are compared once for each person, not for each answer: a season has thousands.
function inOrderOfNames(shown: readonly ShownParticipation[]): ShownParticipation[] {
  const people = new Map(
    shown.map(({ memberId, clubmate }) => [memberId, `${clubmate.lastName} ${clubmate.firstName}`]),
  )
  const inOrder = [...people].sort(([, a], [, b]) => byName.compare(a, b))
  const ranks = new Map(inOrder.map(([memberId], rank) => [memberId, rank]))
  return shown.toSorted((a, b) => (ranks.get(a.memberId) ?? 0) - (ranks.get(b.memberId) ?? 0))
}
