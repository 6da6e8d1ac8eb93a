import { isKeyOf } from '#app/domain/shared/key-of.ts'
import type { Competition } from '../competition.ts'

export const answers = { going: 'J’y vais', maybe: 'Peut-être', passing: 'Je passe' } as const
export type Answer = keyof typeof answers
export const isAnswer = isKeyOf(answers)

export const goals = {
  A: 'A, l’objectif de la saison',
  B: 'B, une étape',
  C: 'C, pour le plaisir',
} as const
export type Goal = keyof typeof goals
export const isGoal = isKeyOf(goals)

export const outcomes = { finished: 'Terminé', abandoned: 'Abandon', 'not-started': 'Non partant' } as const
export type Outcome = keyof typeof outcomes
export const isOutcome = isKeyOf(outcomes)

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

/** « 1er », « 12e », for any overall place. */
export function placeWords(place: number): string {
  return place === 1 ? '1er' : `${place}e`
}

/** Whether somebody ran a race that is over: it stays theirs when its group is no more. @param today `YYYY-MM-DD` */
export function isOwnPast(
  { status, endOn }: Pick<Competition, 'status' | 'endOn'>,
  own: Pick<Participation, 'answer'> | undefined,
  today: string,
): boolean {
  const wasHeld = status === 'confirmed' || status === 'cancelled'
  return wasHeld && endOn < today && own?.answer === 'going'
}

/** Said to who chose a format that is not one of the race's (any more). */
export const noSuchFormat = 'Ce format n’existe plus\u00A0: choisissez-en un autre.'

/** Why an answer cannot be given on a day (`YYYY-MM-DD`), in French; undefined when it can. */
export function answerProblem(
  { status, endOn, formats }: Pick<Competition, 'status' | 'endOn' | 'formats'>,
  { format }: { readonly format: string | undefined },
  today: string,
): string | undefined {
  if (status === 'cancelled') return 'Cette course est annulée\u00A0: on n’y répond plus.'
  if (status !== 'confirmed') return 'Cette course n’est pas encore au calendrier.'
  if (endOn < today) return 'Cette course est passée\u00A0: on n’y répond plus.'
  if (format !== undefined && !formats.some(({ key }) => key === format)) return noSuchFormat
  return undefined
}
