import { type Participation, placeWords } from '../answers/answer.ts'
import type { Competition } from '../competition.ts'
import { disciplines } from '../disciplines.ts'
import { type RaceFormat, distanceWords } from '../formats/race-format.ts'

/** From 1 September to 31 August, as the licences of the federations of athletics and triathlon. */
export type Season = {
  readonly startOn: string
  readonly endOn: string
  /** « 2026–2027 » */
  readonly name: string
}

const firstDay = '-09-01'
const lastDay = '-08-31'

/** The season a day is in. @param day `YYYY-MM-DD` */
export function seasonOf(day: string): Season {
  const year = Number(day.slice(0, 4))
  const first = day.slice(4) >= firstDay ? year : year - 1
  return { startOn: `${first}${firstDay}`, endOn: `${first + 1}${lastDay}`, name: `${first}–${first + 1}` }
}

/** The season an address names (`2026-2027`), undefined for any other text. */
export function seasonNamed(text: string | undefined): Season | undefined {
  const [, first = '', second = ''] = /^(2\d{3})-(\d{4})$/.exec(text ?? '') ?? []
  return first !== '' && Number(second) === Number(first) + 1 ? seasonOf(`${first}${firstDay}`) : undefined
}

/** A season as addresses name it: `2026-2027`. */
export function seasonSlug({ startOn, endOn }: Season): string {
  return `${startOn.slice(0, 4)}-${endOn.slice(0, 4)}`
}

export type SeasonRace = {
  readonly competition: Competition
  readonly participation: Participation
  readonly format: RaceFormat | undefined
}

export type SeasonFigures = ReturnType<typeof seasonFigures>

/** The sums of a season. */
export function seasonFigures(races: readonly SeasonRace[]) {
  const held = races.filter(({ competition }) => competition.status !== 'cancelled')
  const finished = held.filter(({ participation }) => participation.result?.outcome === 'finished')
  const places = finished.flatMap(({ participation }) => participation.result?.place ?? [])
  const metres = { natation: 0, velo: 0, course: 0 }
  for (const leg of finished.flatMap(({ format }) => format?.legs ?? [])) metres[leg.sport] += leg.metres
  return {
    races: held.length,
    finished: finished.length,
    podiums: places.filter((place) => place <= 3).length,
    bestPlace: places.length === 0 ? undefined : Math.min(...places),
    byFamily: counted(held.map(({ competition }) => disciplines[competition.discipline].family)),
    metres,
  }
}

function counted<Name extends string>(names: readonly Name[]): Partial<Record<Name, number>> {
  const counts: Partial<Record<Name, number>> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

/** The sums of a season, as a page and paper say them; no podium and no best place before the first. */
export function seasonSums({ races, finished, podiums, bestPlace }: SeasonFigures) {
  return [
    { label: races > 1 ? 'courses' : 'course', value: String(races) },
    { label: finished > 1 ? 'terminées' : 'terminée', value: String(finished) },
    { label: podiums > 1 ? 'podiums' : 'podium', value: podiums === 0 ? undefined : String(podiums) },
    { label: 'meilleure place', value: bestPlace === undefined ? undefined : placeWords(bestPlace) },
  ]
}

const legNames = { natation: 'nagés', velo: 'roulés', course: 'courus' } as const

/** « 1,5 km nagés », « 40 km roulés »: what was raced to the finish. */
export function distancesRaced({ metres }: Pick<SeasonFigures, 'metres'>): string[] {
  return (['natation', 'velo', 'course'] as const)
    .filter((sport) => metres[sport] > 0)
    .map((sport) => `${distanceWords(Math.round(metres[sport]))} ${legNames[sport]}`)
}
