import { competitionsCsv } from '#app/domain/competitions/exports/exports.ts'
import { listForOffice } from '#app/domain/competitions/store.server.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/competitions-file.ts'
import { readRacesAsked } from './read-races.server.ts'

const mostLines = 20_000

/** The races that the list shows, on all its pages, as a table that can be imported again. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const { asked } = readRacesAsked(url, services.clock.now())
  const { races } = await listForOffice(services, { ...asked, page: 1, perPage: mostLines })
  return new Response(competitionsCsv(races), {
    headers: {
      ...forThisVisitor,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="competitions.csv"',
    },
  })
}
