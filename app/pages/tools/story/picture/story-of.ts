import type { Activity, Leg, Sport, Track } from '#app/domain/activities/activity.ts'
import {
  distanceFigure,
  textOf,
  type Figure,
  type FigureName,
} from '#app/domain/activities/figures/figure.ts'
import { inUnit, type Unit } from '#app/domain/activities/figures/in-unit.ts'
import { totalsOfLeg } from '#app/domain/activities/figures/totals.ts'
import { linePieces } from '#app/domain/activities/line-pieces.ts'
import { isOnFoot, sportNames } from '#app/domain/activities/sports.ts'
import { at, isMeasured } from '#app/domain/activities/track/columns.ts'
import { joinTracks, rowCount } from '#app/domain/activities/track/columns.ts'
import { projectTrack } from '#app/domain/activities/track/plane.ts'
import { elevationProfile, paceProfile } from '#app/domain/activities/track/profiles.ts'
import { simplifyLine } from '#app/domain/activities/track/simplify.ts'
import { smoothAltitudes } from '#app/domain/activities/track/smooth-altitudes.ts'
import { dayInParis, formatFullDay } from '#app/domain/shared/dates/french-dates.ts'
import { mileMetres, writeClock, writeNumber, writePace } from '#app/domain/training/typed/writing.ts'
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
export function drawnLegs(activity: Activity, cutMetres: number, unit: Unit = 'km'): StoryLeg[] {
  const { cut, pieces } = linePieces(activity, cutMetres)
  const lines = linesOf(cut.legs, pieces)
  return cut.legs.map((leg, index) => drawnLeg(leg, lines[index] ?? [], unit))
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

function drawnLeg(leg: Leg, line: StoryPoint[][], unit: Unit): StoryLeg {
  const { sport, track, laps } = leg
  const { metres = 0, movingSeconds = 0 } = totalsOfLeg(leg)
  return {
    kind: kindOf(sport),
    name: sportNames[sport],
    distance: inUnit(metres > 0 ? [distanceFigure(metres, sport === 'swim')] : [], unit)
      .map(textOf)
      .join(''),
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

/** Of each leg, its line on one plane with the others, in the pieces of its rows. */
function linesOf(legs: readonly Leg[], pieces: readonly (readonly Uint32Array[])[]): StoryPoint[][][] {
  const { xs, ys, rows } = projectTrack(joinTracks(legs.map(({ track }) => track)))
  if (xs.length < 2) return legs.map(() => [])
  const tolerance = (spread(xs) + spread(ys)) / 3000
  let [before, first] = [0, 0]
  return legs.map(({ track }, leg) => {
    const altitudes = smoothAltitudes(track)
    const line = (pieces[leg] ?? []).map((piece) => {
      while (at(rows, first) < before + at(piece, 0)) first += 1
      const end = first + piece.length
      const simple = simplifyLine(
        { xs: xs.subarray(first, end), ys: ys.subarray(first, end), rows: piece },
        tolerance,
      )
      return Array.from(simple.rows, (row, point) => ({
        x: at(simple.xs, point),
        y: at(simple.ys, point),
        altitude: at(altitudes, row),
      }))
    })
    before += rowCount(track)
    return line
  })
}

function spread(values: Float64Array): number {
  return (
    values.reduce((most, value) => Math.max(most, value), -Infinity) -
    values.reduce((least, value) => Math.min(least, value), Infinity)
  )
}
