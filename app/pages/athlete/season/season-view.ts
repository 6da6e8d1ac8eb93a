import { href } from 'react-router'
import type { bookingsOfMember } from '#app/domain/camps/store.server.ts'
import { mayHaveResult } from '#app/domain/competitions/answers/answer-schema.ts'
import type { Goal } from '#app/domain/competitions/answers/answer.ts'
import { countdown } from '#app/domain/competitions/calendar/countdown.ts'
import { daysApart } from '#app/domain/competitions/days-apart.ts'
import { families, type Family, disciplines } from '#app/domain/competitions/disciplines.ts'
import {
  distancesRaced,
  seasonSums,
  seasonFigures,
  type Season,
  type SeasonFigures,
  type SeasonRace,
} from '#app/domain/competitions/season/season.ts'
import { formatDayRangeInWords, formatFullDay } from '#app/domain/shared/dates/french-dates.ts'
import { writeClock } from '#app/domain/training/typed/writing.ts'
import type { SeasonPeak } from '#app/ui/art/drawings/profiles.ts'
import { campStoryPath } from '#app/ui/blocks/camp-story-path.ts'
import { competitionPath, seasonPath } from '../addresses.ts'
import { againstTarget, shownResult } from '../race-time.ts'
import { shortMonths } from './season-line.tsx'
import type { readOwnSeason } from './season.server.ts'

export type SeasonView = ReturnType<typeof seasonView>

type OwnSeason = Awaited<ReturnType<typeof readOwnSeason>>

export function seasonView({ season, races, seasons, today }: Omit<OwnSeason, 'member'>) {
  const figures = seasonFigures(races)
  const shown = races.map((race) => shownRace(race, today))
  return {
    name: season.name,
    before: doorTo(seasons.find(({ startOn }) => startOn < season.startOn)),
    after: doorTo(seasons.findLast(({ startOn }) => startOn > season.startOn)),
    files: { csv: `${seasonPath(season)}/saison.csv`, pdf: `${seasonPath(season)}/saison.pdf` },
    figures: seasonSums(figures).filter(({ value }) => value !== undefined),
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
    ([family, count]) => `${count}\u00a0× ${families[family as Family].toLowerCase()}`,
  )
  return [...kinds, ...distancesRaced(figures)]
}

export type ShownRace = ReturnType<typeof shownRace>

export function shownRace({ competition, participation, format }: SeasonRace, today: string) {
  const { id, title, discipline, startOn, endOn, place, status } = competition
  const { goal, targetTime, result, isHidden } = participation
  const isCancelled = status === 'cancelled'
  const said = result && shownResult(result)
  return {
    id,
    path: competitionPath(id),
    title,
    kind: disciplines[discipline].label,
    family: disciplines[discipline].family,
    startOn,
    date: String(Number(startOn.slice(8))),
    month: monthOf(startOn),
    day: formatFullDay(startOn),
    format: format?.name,
    place,
    goal,
    isHidden,
    isCancelled,
    isOver: endOn < today || result !== undefined,
    countdown: isCancelled ? undefined : countdown(competition, today),
    target: targetTime === undefined ? undefined : writeClock(targetTime),
    mayHaveResult: mayHaveResult(competition, participation, today),
    result: said && {
      main: said.time ?? said.outcome,
      details: [said.place, againstTarget(result?.time, targetTime)].filter(Boolean).join(', '),
    },
  }
}

type Booked = Awaited<ReturnType<typeof bookingsOfMember>>[number]

/** The camps of a season that its member goes to. */
export function campsOfSeason(
  bookings: readonly Booked[],
  { season, today }: Pick<OwnSeason, 'season' | 'today'>,
) {
  const isHere = ({ stage, startOn }: Booked) =>
    stage === 'booked' && startOn >= season.startOn && startOn <= season.endOn
  return bookings.filter(isHere).map(({ id, isOwn, secret, path, title, location, startOn, endOn }) => ({
    id,
    title,
    location,
    startOn,
    date: String(Number(startOn.slice(8))),
    month: monthOf(startOn),
    days: formatDayRangeInWords(startOn, endOn),
    path: isOwn ? href('/inscription/:secret', { secret }) : path,
    story: campStoryPath({ title, location, startOn, endOn }),
    end: endOn < today ? 'Terminé' : 'J’y vais',
  }))
}

export type SeasonCamp = ReturnType<typeof campsOfSeason>[number]

function monthOf(day: string): string {
  return shortMonths[Number(day.slice(5, 7)) - 1] ?? ''
}

const weights: Readonly<Record<Goal, number>> = { A: 1, B: 0.66, C: 0.42 }

const weightOfOthers = 0.34

export function seasonPeaks(races: readonly SeasonRace[], season: Season): SeasonPeak[] {
  return races
    .filter(({ competition }) => competition.status !== 'cancelled')
    .map(({ competition, participation: { goal } }) => ({
      at: placeIn(season, competition.startOn),
      weight: goal === undefined ? weightOfOthers : weights[goal],
    }))
}

export function todayIn(season: Season, today: string): number | undefined {
  return today < season.startOn || today > season.endOn ? undefined : placeIn(season, today)
}

function placeIn({ startOn, endOn }: Season, day: string): number {
  return Math.round((daysApart(startOn, day) / daysApart(startOn, endOn)) * 1000) / 1000
}
