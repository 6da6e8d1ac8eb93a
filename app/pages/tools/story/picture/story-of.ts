import type { Activity, Leg, Sport, Track } from '#app/domain/activities/activity.ts'
import { cutEnds } from '#app/domain/activities/cut-ends.ts'
import {
  distanceFigure,
  textOf,
  type Figure,
  type FigureName,
} from '#app/domain/activities/figures/figure.ts'
import { totalsOfLeg } from '#app/domain/activities/figures/totals.ts'
import { isOnFoot, sportNames } from '#app/domain/activities/sports.ts'
import { at, isMeasured } from '#app/domain/activities/track/columns.ts'
import { joinTracks, rowCount } from '#app/domain/activities/track/columns.ts'
import { projectTrack } from '#app/domain/activities/track/plane.ts'
import { elevationProfile, paceProfile } from '#app/domain/activities/track/profiles.ts'
import { simplifyLine } from '#app/domain/activities/track/simplify.ts'
import { smoothAltitudes } from '#app/domain/activities/track/smooth-altitudes.ts'
import { dayInParis, formatFullDay } from '#app/domain/shared/dates/french-dates.ts'
import { writeClock, writeNumber, writePace } from '#app/domain/training/typed/writing.ts'
import type { Story, StoryFigure, StoryLeg, StoryPoint } from '#app/ui/art/stories/story.ts'

export type StoryWords = {
  clubName: string
  title: string
  place: string
  hasDate: boolean
  /** Those shown, in this order. */
  figures: readonly FigureName[]
}

const profilePoints = 240

/** What is drawn of an activity, its ends cut off by `cutMetres` (0–1000) first; words and figures are put in later. */
export function drawnLegs(activity: Activity, cutMetres: number): StoryLeg[] {
  const cut = cutEnds(activity, cutMetres)
  const lines = linesOf(cut.legs)
  return cut.legs.map((leg, index) => drawnLeg(leg, lines[index] ?? []))
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

function drawnLeg(leg: Leg, line: StoryPoint[][]): StoryLeg {
  const { sport, track, laps } = leg
  const { metres = 0, movingSeconds = 0 } = totalsOfLeg(leg)
  return {
    kind: kindOf(sport),
    name: sportNames[sport],
    distance: metres > 0 ? textOf(distanceFigure(metres, sport === 'swim')) : '',
    time: movingSeconds > 0 ? writeClock(movingSeconds) : '',
    metres,
    seconds: movingSeconds,
    elevations:
      sport !== 'swim' && isMeasured(track.altitudes)
        ? whole(elevationProfile(track, profilePoints).values)
        : undefined,
    paces: rowCount(track) > 2 ? pacesOf(track, sport) : undefined,
    laps: laps.map(({ metres: length, seconds, isRest }) => ({ metres: length, seconds, isRest })),
    line,
    writePace: (pace) => writePaceOf(sport, pace),
  }
}

function kindOf(sport: Sport): StoryLeg['kind'] {
  if (sport === 'swim') return 'water'
  return sport === 'ride' || sport === 'other' ? 'road' : 'foot'
}

function writePaceOf(sport: Sport, pace: number): string {
  if (sport === 'swim') return writePace(pace / 10)
  return isOnFoot(sport) ? writePace(pace) : `${writeNumber(3600 / pace, 1)} km/h`
}

/** Undefined without a clock, or where it never moves. */
function pacesOf(track: Track, sport: Sport): number[] | undefined {
  return whole(paceProfile(track, sport, profilePoints).values.map((pace) => (pace > 0 ? pace : NaN)))
}

/** A profile without holes, each filled by what was measured before it; undefined where nothing was. */
function whole(values: Float64Array): number[] | undefined {
  const first = values.find((value) => Number.isFinite(value))
  if (first === undefined) return undefined
  let last = first
  return Array.from(values, (value) => (last = Number.isFinite(value) ? value : last))
}

/** Of each leg, its line on one plane with the others, in pieces between which positions are missing. */
function linesOf(legs: readonly Leg[]): StoryPoint[][][] {
  const joined = joinTracks(legs.map(({ track }) => track))
  const line = projectTrack(joined)
  if (line.xs.length < 2) return legs.map(() => [])
  const width = spread(line.xs) + spread(line.ys)
  const { xs, ys, rows } = simplifyLine(line, width / 3000)
  const ends = legs.reduce<number[]>((all, { track }) => [...all, (all.at(-1) ?? 0) + rowCount(track)], [])
  const altitudes = legs.map(({ track }) => smoothAltitudes(track))
  const pieces: StoryPoint[][][] = legs.map(() => [])
  let before = { leg: -1, row: -1 }
  rows.forEach((row, point) => {
    const leg = ends.findIndex((end) => row < end)
    const own = pieces[leg]
    if (!own) return
    const altitude = at(altitudes[leg] ?? [], row - (ends[leg - 1] ?? 0))
    if (leg !== before.leg || hasHole(joined.latitudes, before.row, row)) own.push([])
    own.at(-1)?.push({ x: at(xs, point), y: at(ys, point), altitude })
    before = { leg, row }
  })
  return pieces
}

/** Whether the privacy cut, or a tunnel of more than a hundred rows, lies between two rows. */
function hasHole(latitudes: Float64Array, from: number, to: number): boolean {
  let missing = 0
  for (let row = from + 1; row < to; row += 1) missing += Number.isNaN(at(latitudes, row)) ? 1 : 0
  return missing > 100
}

function spread(values: Float64Array): number {
  return (
    values.reduce((most, value) => Math.max(most, value), -Infinity) -
    values.reduce((least, value) => Math.min(least, value), Infinity)
  )
}
