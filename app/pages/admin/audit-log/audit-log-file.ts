import { nameOfAction } from '#app/domain/audit-log/rules.ts'
import { listAuditLog } from '#app/domain/audit-log/store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { csvFile, wholeList } from '../frame/csv-file.server.ts'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/audit-log-file.ts'
import { readAuditLogAsked } from './read-audit-log.server.ts'

/** The lines that the list shows, on all its pages, as a table. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const { asked } = readAuditLogAsked(url, services.clock.now())
  const { entries } = await listAuditLog(services.database, { ...asked, ...wholeList })
  const rows = entries.map(({ at, actorName, action, subjectName }) => [
    formatInstant(at),
    actorName,
    nameOfAction(action),
    subjectName,
  ])
  return csvFile('journal.csv', ['Date', 'Par', 'Action', 'Sur'], rows)
}
