import { dayInParis, formatFullDay } from '#app/domain/shared/dates/french-dates.ts'
import { withinSentence } from '#app/domain/shared/within-sentence.ts'
import type { Activity } from '../activity.ts'
import { sportNames } from '../sports.ts'
import { textOf, type FigureName } from './figure.ts'
import { figuresOf, sportOf } from './figures-of.ts'
import { inUnit, type Unit } from './in-unit.ts'

export type Told = {
  /** Those said, in this order. */
  figures: readonly FigureName[]
  hasDate: boolean
  unit?: Unit
  /** As it stands on the picture; the activity’s own until somebody writes another. */
  title?: string
  /** As the athlete wrote it: never taken from the track. */
  place?: string
}

/** What a picture says, in words, for who cannot see it and to copy beside it. */
export function describe(
  activity: Activity,
  { figures, hasDate, unit = 'km', place, title = activity.title }: Told,
): string {
  const sport = sportNames[sportOf(activity)]
  const all = new Map(inUnit(figuresOf(activity), unit).map((figure) => [figure.name, figure]))
  const day = hasDate && activity.startedAt ? formatFullDay(dayInParis(activity.startedAt)) : undefined
  const named = title.trim()
  const isNamed = named !== '' && named !== sport
  const head = [isNamed ? `${named} (${withinSentence(sport)})` : sport, place?.trim(), day]
  const said = figures.flatMap((name) => {
    const figure = all.get(name)
    return figure ? [`${figure.label}\u00a0: ${textOf(figure)}.`] : []
  })
  return [`${head.filter(Boolean).join(', ')}.`, ...said].join(' ')
}
