import { data } from 'react-router'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { noStore } from '#app/http/headers.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { AdminHead } from '../frame/admin-head.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/figures.ts'
import { Places, Receipts, Stock } from './business-panels.tsx'
import { placesView, receiptsView, stockView } from './sales-and-stock.server.ts'
import { EmptySearches, Tools, Visits } from './visits-panels.tsx'
import { periods, visitsView } from './visits-view.server.ts'

export const meta = hiddenMeta('Tableau de bord', 'Les recettes, les places, le stock et les visites.')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const today = dayInParis(services.clock.now())
  const days = periods.find((period) => String(period) === url.searchParams.get('jours')) ?? periods[0]
  return data(
    {
      receipts: await receiptsView(services, today),
      places: await placesView(services),
      stock: await stockView(services),
      visits: await visitsView(services, { today, days }),
    },
    { headers: noStore },
  )
}

export default function Figures({ loaderData: { receipts, places, stock, visits } }: Route.ComponentProps) {
  return (
    <>
      <AdminHead title="Tableau de bord" lead="Ce que le club vend, ce qui reste, et ce que l’on regarde." />
      <div className="figures">
        <Receipts receipts={receipts} />
        <Places places={places} />
        <Stock stock={stock} />
        <Visits visits={visits} />
        <Tools tools={visits.tools} />
        <EmptySearches searches={visits.searches} />
      </div>
    </>
  )
}
