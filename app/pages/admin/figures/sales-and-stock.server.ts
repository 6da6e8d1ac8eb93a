import { noFilters } from '#app/domain/camps/filters.ts'
import { listCamps } from '#app/domain/camps/store.server.ts'
import { comparedMonths, lastYearBeside, trendInWords } from '#app/domain/dashboard/years.ts'
import { salesByMonth } from '#app/domain/orders/store.server.ts'
import { formatDayRange } from '#app/domain/shared/dates/french-dates.ts'
import { monthTitle } from '#app/domain/shared/dates/months.ts'
import { fewPieces } from '#app/domain/shared/few-pieces.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { listProducts } from '#app/domain/shop/store.server.ts'
import type { Services } from '#app/http/context.ts'
import { columnsChart } from '#app/ui/art/drawings/charts.ts'

/** What was sold in the last twelve months, each beside the same of a year before. */
export async function receiptsView(services: Services, today: string) {
  const months = lastYearBeside(today, await salesByMonth(services, comparedMonths(today)))
  const total = months.reduce((sum, { cents }) => sum + cents, 0)
  const before = months.reduce((sum, { beforeCents }) => sum + beforeCents, 0)
  return {
    isEmpty: months.every(({ cents, beforeCents }) => cents === 0 && beforeCents === 0),
    total: formatEuros(total),
    trend: trendInWords(total, before, 'l’année d’avant'),
    drawing: columnsChart(months.map(({ cents, beforeCents }) => ({ value: cents, before: beforeCents }))),
    months: months.map(({ month, cents, beforeCents }) => {
      const name = monthTitle(month)
      return {
        month,
        name,
        short: name.slice(0, 1),
        now: formatEuros(cents),
        before: formatEuros(beforeCents),
      }
    }),
  }
}

/** The places of the camps to come. */
export async function placesView(services: Services) {
  const { coming } = await listCamps(services, noFilters)
  const camps = coming
    .filter(({ state }) => state !== 'cancelled')
    .map(({ path, title, startOn, endOn, capacity, placesLeft, stateLabel }) => {
      return { path, title, days: formatDayRange(startOn, endOn), capacity, free: placesLeft, stateLabel }
    })
  return {
    camps,
    capacity: camps.reduce((sum, { capacity }) => sum + capacity, 0),
    sold: camps.reduce((sum, { capacity, free }) => sum + capacity - free, 0),
  }
}

/** The pieces left of each product, what runs short first. */
export async function stockView(services: Services) {
  const products = (await listProducts(services)).map(({ path, name, variants }) => ({
    path,
    name,
    pieces: variants.reduce((sum, { stock }) => sum + stock, 0),
    few: variants.filter(({ stock }) => stock > 0 && stock <= fewPieces).length,
    none: variants.filter(({ stock }) => stock === 0).length,
  }))
  return {
    products: products.toSorted((a, b) => b.none - a.none || b.few - a.few || a.pieces - b.pieces),
    pieces: products.reduce((sum, { pieces }) => sum + pieces, 0),
  }
}
