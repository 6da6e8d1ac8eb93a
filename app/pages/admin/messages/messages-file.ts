import { subjectName } from '#app/domain/messages/rules.ts'
import { standingOf } from '#app/domain/messages/standing.ts'
import { listMessages } from '#app/domain/messages/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { csvFile, wholeList } from '../frame/csv-file.server.ts'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/messages-file.ts'
import { standingWords } from './message-state.tsx'
import { readMessagesAsked } from './read-messages.server.ts'

const heads = ['Jour', 'Nom', 'E-mail', 'Téléphone', 'Sujet', 'À propos de', 'Message', 'État']

/** The messages that the list shows, on all its pages, as a table. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { services, actor } = await readCoach(context)
  const { asked } = readMessagesAsked(url, { now: services.clock.now(), me: actor.id })
  const { messages } = await listMessages(services.database, { ...asked, ...wholeList })
  const rows = messages.map((kept) => [
    dayInParis(kept.receivedAt),
    kept.name ?? '',
    kept.email,
    kept.phone ?? '',
    subjectName(kept),
    kept.concerns ?? '',
    kept.message ?? '',
    standingWords[standingOf(kept)],
  ])
  return csvFile('messages.csv', heads, rows)
}
