import { seasonCsv } from '#app/domain/competitions/exports/exports.ts'
import { seasonSlug } from '#app/domain/competitions/season/season.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import type { Route } from './+types/season-csv-file.ts'
import { readOwnSeason } from './season.server.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { season, races } = await readOwnSeason(request, params.season, context)
  return new Response(seasonCsv(races), {
    headers: {
      ...forThisVisitor,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="saison-${seasonSlug(season)}.csv"`,
    },
  })
}
