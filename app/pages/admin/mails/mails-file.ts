import { mailStatuses } from '#app/domain/mail/rules.ts'
import { searchMails } from '#app/domain/mail/store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { csvFile, wholeList } from '../frame/csv-file.server.ts'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/mails-file.ts'
import { readMailsAsked } from './read-mails.server.ts'
import { subjectReader } from './subject-of.server.ts'

const heads = ['Écrit le', 'Parti le', 'Destinataire', 'Objet', 'État', 'Essais', 'Dernière erreur']

/** The emails that the list shows, on all its pages, as a table; what they say stays here. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const { asked } = readMailsAsked(url, services.clock.now())
  const { mails } = await searchMails(services.database, { ...asked, ...wholeList })
  const subjectOf = await subjectReader(services)
  const rows = mails.map((mail) => [
    formatInstant(mail.createdAt),
    mail.status === 'sent' && mail.sentAt ? formatInstant(mail.sentAt) : '',
    mail.recipient,
    subjectOf(mail),
    mailStatuses[mail.status],
    mail.attempts,
    mail.lastError ?? '',
  ])
  return csvFile('envois.csv', heads, rows)
}
