import { families, type Family } from '../../../domain/competitions/disciplines.ts'
import { distanceWords } from '../../../domain/competitions/formats/format-words.ts'
import {
  seasonFigures,
  type Season,
  type SeasonFigures,
  type SeasonRace,
} from '../../../domain/competitions/season/season.ts'
import { placeWords } from '../place-words.ts'
import { seasonPath, seasonFilePath } from './season-addresses.ts'
import { seasonPeaks, todayIn } from './season-peaks.ts'
import { shownRace } from './shown-race.ts'

type Read = {
  season: Season
  races: readonly SeasonRace[]
  seasons: readonly Season[]
  /** `YYYY-MM-DD` in France. */
  today: string
}

export type SeasonView = ReturnType<typeof seasonView>

/** All that the page of a season says, in French. */
export function seasonView({ season, races, seasons, today }: Read) {
  const figures = seasonFigures(races)
  const shown = races.map((race) => shownRace(race, today))
  return {
    name: season.name,
    before: doorTo(seasons.find(({ startOn }) => startOn < season.startOn)),
    after: doorTo(seasons.findLast(({ startOn }) => startOn > season.startOn)),
    files: { csv: seasonFilePath(season, 'csv'), pdf: seasonFilePath(season, 'pdf') },
    figures: shownFigures(figures),
    sports: sportsOf(figures),
    peaks: seasonPeaks(races, season),
    today: todayIn(season, today),
    ahead: shown.filter(({ isOver }) => !isOver),
    over: shown.filter(({ isOver }) => isOver),
  }
}

function doorTo(season: Season | undefined) {
  return season && { name: season.name, path: seasonPath(season) }
}

function shownFigures({ races, finished, podiums, bestPlace }: SeasonFigures) {
  return [
    { label: races > 1 ? 'courses' : 'course', value: String(races) },
    { label: finished > 1 ? 'terminées' : 'terminée', value: String(finished) },
    { label: podiums > 1 ? 'podiums' : 'podium', value: String(podiums) },
    ...(bestPlace === undefined ? [] : [{ label: 'meilleure place', value: placeWords(bestPlace) }]),
  ]
}

const legNames = { natation: 'nagés', velo: 'roulés', course: 'courus' } as const

function sportsOf({ metres, byFamily }: SeasonFigures) {
  const distances = (['natation', 'velo', 'course'] as const)
    .filter((sport) => metres[sport] > 0)
    .map((sport) => `${distanceWords(Math.round(metres[sport]))} ${legNames[sport]}`)
  const kinds = Object.entries(byFamily).map(([family, count]) => `${count}\u00a0× ${labelOf(family)}`)
  return [...kinds, ...distances]
}

function labelOf(family: string): string {
  return (families[family as Family] ?? family).toLowerCase()
}
