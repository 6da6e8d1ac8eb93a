import type { Leg, Sport } from '#app/domain/activities/activity.ts'
import { handMadeActivity, type HandMade } from '#app/domain/activities/hand-made.ts'
import { sportOfWords } from '#app/domain/activities/sports.ts'
import { isTyped, type StoryQuery } from './story-query.ts'

/** The activity typed in the address; undefined where none is. */
export function handMadeOf(query: StoryQuery): HandMade | undefined {
  return isTyped(query) ? handMadeActivity(query) : undefined
}

/** What is wrong with the typed activity, in words; undefined when it can be drawn. */
export function wrongHand(query: StoryQuery, made: HandMade): string | undefined {
  if (query.sport && !sportOfWords(query.sport))
    return 'Sport inconnu\u00a0: choisissez course, trail, marche, natation, vélo ou triathlon.'
  const refused = Object.values(made.readings).find((reading) => !reading.ok && reading.reason !== 'empty')
  if (refused && !refused.ok) return refused.expected
  return made.activity
    ? undefined
    : 'Indiquez une distance ou un temps, par exemple distance=10 km et temps=42:30.'
}

/** What the page is told of a typed activity: the server reads it, so that no reader is sent with the page. */
export type TypedActivity = {
  sport: Sport
  title: string
  /** Undefined where nothing can be drawn of it. */
  told: Leg['told'] | undefined
  errors: Partial<Record<keyof HandMade['readings'], string>>
  wrong: string | undefined
}

export function typedActivityOf(query: StoryQuery): TypedActivity | undefined {
  const made = handMadeOf(query)
  if (!made) return undefined
  const { sport, activity, readings } = made
  const errors = Object.entries(readings).flatMap(([name, reading]) =>
    reading.ok || reading.reason === 'empty' ? [] : [[name, reading.expected]],
  )
  return {
    sport,
    title: activity?.title ?? '',
    told: activity?.legs[0]?.told,
    errors: Object.fromEntries(errors),
    wrong: wrongHand(query, made),
  }
}
