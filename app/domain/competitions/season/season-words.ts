import { placeWords } from '../answers/place-words.ts'
import { distanceWords } from '../formats/format-words.ts'
import type { SeasonFigures } from './season.ts'

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
