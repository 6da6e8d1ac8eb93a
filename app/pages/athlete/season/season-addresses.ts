import { seasonSlug, type Season } from '#app/domain/competitions/season/season.ts'

export const seasonsPath = '/espace-athlete/competition/saison'

export function seasonPath(season: Season): string {
  return `${seasonsPath}/${seasonSlug(season)}`
}

export function seasonFilePath(season: Season, kind: 'csv' | 'pdf'): string {
  return `${seasonPath(season)}/saison.${kind}`
}
