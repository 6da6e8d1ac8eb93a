import { salesRows, salesHeads } from '#app/domain/orders/office/sales.ts'
import { salesBetween } from '#app/domain/orders/store.server.ts'
import { writeCsv } from '#app/domain/shared/csv.ts'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/sales-file.ts'
import { csvFile } from './orders-file.ts'
import { readPeriod } from './read-period.server.ts'

/** Every invoice and credit note of a period, for the accountant and the e-reporting of sales to consumers. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const period = readPeriod(url, services.clock.now())
  const rows = salesRows(await salesBetween(services, period))
  return csvFile(`ventes-${period.from}-${period.until}.csv`, writeCsv(salesHeads, rows))
}
