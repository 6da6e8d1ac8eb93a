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

/** One's own answer to a competition, hidden or not, for oneself only. */
export function ownParticipation(
  participations: readonly Participation[],
  { memberId, competitionId }: { memberId: string; competitionId: string },
): Participation | undefined {
  return participations.find((one) => one.memberId === memberId && one.competitionId === competitionId)
}
