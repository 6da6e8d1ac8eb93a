import type { Activity, Leg, Sport } from '#app/domain/activities/activity.ts'
import { lineOf } from '#app/domain/activities/drawn/line-of.ts'
import { shapeOf } from '#app/domain/activities/drawn/shape-of.ts'
import {
  distanceFigure,
  textOf,
  type Figure,
  type FigureName,
} from '#app/domain/activities/figures/figure.ts'
import { inUnit, type Unit } from '#app/domain/activities/figures/in-unit.ts'
import { isOnFoot, sportNames } from '#app/domain/activities/sports.ts'
import { dayInParis, formatFullDay } from '#app/domain/shared/dates/french-dates.ts'
import { mileMetres, writeClock, writeNumber, writePace } from '#app/domain/training/typed/writing.ts'
import type { Story, StoryFigure, StoryLeg } from '#app/ui/art/stories/story.ts'

export type StoryWords = {
  clubName: string
  title: string
  place: string
  hasDate: boolean
  /** Those shown, in this order. */
  figures: readonly FigureName[]
}

/** What is drawn of an activity, its ends cut off by `cutMetres` (0–1000) first; words and figures are put in later. */
export function drawnLegs(activity: Activity, cutMetres: number, unit: Unit = 'km'): StoryLeg[] {
  const lines = lineOf(activity, cutMetres)
  return activity.legs.map((leg, index) => drawnLeg(leg, lines[index] ?? [], unit))
}

export function storyOf(
  activity: Activity,
  legs: readonly StoryLeg[],
  figures: readonly Figure[],
  words: StoryWords,
): Story {
  const known = new Map(figures.map((figure) => [figure.name, figure]))
  return {
    clubName: words.clubName,
    title: words.title,
    place: words.place,
    date: words.hasDate && activity.startedAt ? formatFullDay(dayInParis(activity.startedAt)) : '',
    figures: words.figures.flatMap((name) => drawnFigure(known.get(name))),
    legs,
  }
}

export function drawnFigure(figure: Figure | undefined): StoryFigure[] {
  if (!figure) return []
  return [{ name: figure.name, label: figure.label, value: figure.digits, unit: figure.unit }]
}

function drawnLeg(leg: Leg, line: StoryLeg['line'], unit: Unit): StoryLeg {
  const { sport, laps } = leg
  const { totals, elevations, paces } = shapeOf(leg)
  const { metres = 0, movingSeconds = 0 } = totals
  return {
    kind: kindOf(sport),
    name: sportNames[sport],
    distance: inUnit(metres > 0 ? [distanceFigure(metres, sport === 'swim')] : [], unit)
      .map(textOf)
      .join(''),
    time: movingSeconds > 0 ? writeClock(movingSeconds) : '',
    metres,
    seconds: movingSeconds,
    elevations,
    paces,
    laps: laps.map(({ metres: length, seconds, isRest }) => ({ metres: length, seconds, isRest })),
    line,
    writePace: (pace) => writePaceOf(sport, unit, pace),
  }
}

function kindOf(sport: Sport): StoryLeg['kind'] {
  if (sport === 'swim') return 'water'
  return sport === 'ride' || sport === 'other' ? 'road' : 'foot'
}

function writePaceOf(sport: Sport, unit: Unit, pace: number): string {
  if (sport === 'swim') return writePace(pace / 10)
  const perUnit = unit === 'mi' ? (pace * mileMetres) / 1000 : pace
  return isOnFoot(sport) ? writePace(perUnit) : `${writeNumber(3600 / perUnit, 1)} ${unit}/h`
}
