import { drawProduction } from '#app/documents/draw.server.ts'
import { readClub } from '#app/domain/club/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { csvFile } from '../../frame/csv-file.server.ts'
import { pdfFile } from '../../frame/pdf-file.server.ts'
import { readCoach } from '../../frame/read-coach.server.ts'
import type { Route } from './+types/production-file.ts'
import { collectiveAt } from './read-collective.server.ts'

/** What is to be made, a size a line: a table, or a sheet to print for the maker. */
export async function loader({ request, context, url, params }: Route.LoaderArgs) {
  const asking = await readCoach(context)
  const { name, sizes, closes, delivery } = await collectiveAt(request, asking, params.collective)
  if (url.pathname.endsWith('.csv')) {
    const rows = sizes.map(({ variant, detail, quantity }) => [name, variant, detail, quantity])
    return csvFile('production.csv', ['Produit', 'Déclinaison', 'Taille', 'Pièces'], rows)
  }
  const { services } = asking
  const { facts } = await readClub(services.content)
  return pdfFile('production.pdf', () =>
    drawProduction({
      club: facts.name,
      product: name,
      days: `Fermeture le ${closes}, à livrer au plus tard le ${delivery}.`,
      drawnOn: dayInParis(services.clock.now()),
      lines: sizes.map(({ detail, quantity }) => ({
        label: detail || 'Taille unique',
        detail: undefined,
        quantity,
      })),
    }),
  )
}
