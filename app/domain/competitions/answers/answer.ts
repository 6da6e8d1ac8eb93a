export const answers = { going: 'J’y vais', maybe: 'Peut-être', passing: 'Je passe' } as const
export type Answer = keyof typeof answers

/** How much a race counts in a season. */
export const goals = {
  A: 'A, l’objectif de la saison',
  B: 'B, une étape',
  C: 'C, pour le plaisir',
} as const
export type Goal = keyof typeof goals

/** How a race ended. */
export const outcomes = { finished: 'Terminé', abandoned: 'Abandon', 'not-started': 'Non partant' } as const
export type Outcome = keyof typeof outcomes

export type RaceResult = {
  readonly outcome: Outcome
  /** Seconds, undefined when it is not said. */
  readonly time: number | undefined
  /** Overall place, from 1. */
  readonly place: number | undefined
  readonly link: string | undefined
}

export type Participation = {
  readonly competitionId: string
  readonly memberId: string
  readonly answer: Answer
  readonly format: string | undefined
  readonly goal: Goal | undefined
  readonly targetTime: number | undefined
  /** « 2 places au départ de Lyon » */
  readonly carSharing: string | undefined
  readonly isHidden: boolean
  readonly result: RaceResult | undefined
}
