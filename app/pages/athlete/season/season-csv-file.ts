import { seasonCsv } from '#app/domain/competitions/exports/exports.ts'
import { seasonSlug } from '#app/domain/competitions/season/season.ts'
import { fileToKeep } from '../file-to-keep.ts'
import type { Route } from './+types/season-csv-file.ts'
import { readOwnSeason } from './season.server.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { season, races } = await readOwnSeason(request, params.season, context)
  return fileToKeep(`saison-${seasonSlug(season)}.csv`, 'text/csv; charset=utf-8', seasonCsv(races))
}
