import { dayHeads, dayRows, salesRows, salesHeads } from '#app/domain/orders/office/sales.ts'
import { salesBetween } from '#app/domain/orders/store.server.ts'
import { csvFile } from '../frame/csv-file.server.ts'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/sales-file.ts'
import { readPeriod } from './read-period.server.ts'

/** Every invoice and credit note of a period for the accountant, or the sums of each day for the e-reporting of sales to consumers. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const period = readPeriod(url, services.clock.now())
  const documents = await salesBetween(services, period)
  const days = `${period.from}-${period.until}.csv`
  return url.searchParams.get('par') === 'jour'
    ? csvFile(`ventes-par-jour-${days}`, dayHeads, dayRows(documents))
    : csvFile(`ventes-${days}`, salesHeads, salesRows(documents))
}
