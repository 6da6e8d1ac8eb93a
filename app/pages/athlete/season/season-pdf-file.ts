import { drawSeason } from '#app/documents/draw.server.ts'
import { seasonSlug } from '#app/domain/competitions/season/season.ts'
import { nameOfPerson } from '#app/domain/shared/people/person-name.ts'
import { inTurn } from '#app/http/limits/in-turn.server.ts'
import { fileToKeep } from '../file-to-keep.ts'
import type { Route } from './+types/season-pdf-file.ts'
import { readOwnSeason } from './season.server.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { member, today, season, races } = await readOwnSeason(request, params.season, context)
  const bytes = await inTurn(() =>
    drawSeason({ season, races, athlete: nameOfPerson(member), drawnOn: today }),
  )
  return fileToKeep(`saison-${seasonSlug(season)}.pdf`, 'application/pdf', bytes)
}
