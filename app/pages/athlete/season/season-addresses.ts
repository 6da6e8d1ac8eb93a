import { seasonSlug, type Season } from '#app/domain/competitions/season/season.ts'

/** One's own seasons: the one that runs, and below it each by its name. */
export const seasonsPath = '/espace-athlete/competition/saison'

/** Addresses of a season and of its files. */
export function seasonPath(season: Season): string {
  return `${seasonsPath}/${seasonSlug(season)}`
}

export function seasonFilePath(season: Season, kind: 'csv' | 'pdf'): string {
  return `${seasonPath(season)}/saison.${kind}`
}
