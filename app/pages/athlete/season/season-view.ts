import { families, type Family } from '#app/domain/competitions/disciplines.ts'
import { distancesRaced, seasonSums } from '#app/domain/competitions/season/season-words.ts'
import {
  seasonFigures,
  type Season,
  type SeasonFigures,
  type SeasonRace,
} from '#app/domain/competitions/season/season.ts'
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
    figures: seasonSums(figures).flatMap(({ label, value }) =>
      value === undefined ? [] : [{ label, value }],
    ),
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

function sportsOf(figures: SeasonFigures) {
  const kinds = Object.entries(figures.byFamily).map(
    ([family, count]) => `${count}\u00a0× ${labelOf(family)}`,
  )
  return [...kinds, ...distancesRaced(figures)]
}

function labelOf(family: string): string {
  return (families[family as Family] ?? family).toLowerCase()
}
