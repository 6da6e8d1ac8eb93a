import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { csvFile } from '../frame/csv-file.server.ts'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/feedback-file.ts'
import { readFeedbackAsked } from './read-feedback.server.ts'

const heads = ['Article', 'Adresse', 'Oui', 'Non', 'Nouveaux', 'Dernier avis']

/** The articles that the list shows, on all its pages, as a table. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const { found } = await readFeedbackAsked(services, url)
  const rows = found.map(({ title, path, helpful, unhelpful, unseen, lastGivenAt }) => [
    title,
    path,
    helpful,
    unhelpful,
    unseen,
    dayInParis(lastGivenAt),
  ])
  return csvFile('avis.csv', heads, rows)
}
