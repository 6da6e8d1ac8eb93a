import { participantsCsv } from '#app/domain/competitions/exports/exports.ts'
import { readCompetition } from '#app/domain/competitions/store.server.ts'
import { groupSlug } from '#app/domain/shared/group-slug.ts'
import { servicesContext } from '#app/http/context.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { fileToKeep } from '../file-to-keep.ts'
import { requireMember } from '../require-member.server.ts'
import type { Route } from './+types/participants-file.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { viewer } = await requireMember(context)
  const found = await readCompetition(context.get(servicesContext), viewer, params.competition)
  if (!found) throw pageNotFound(request)
  const { competition, whoGoes } = found
  const name = `participants-${groupSlug(competition.title).slice(0, 60)}-${competition.startOn}.csv`
  const table = participantsCsv(competition, [...whoGoes.going, ...whoGoes.maybe])
  return fileToKeep(name, 'text/csv; charset=utf-8', table)
}
