import { csvFile } from '../../frame/csv-file.server.ts'
import { readCoach } from '../../frame/read-coach.server.ts'
import type { Route } from './+types/production-file.ts'
import { collectiveAt } from './read-collective.server.ts'

/** What is to be made, a size a line, as a table. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { name, sizes } = await collectiveAt(request, await readCoach(context), params.collective)
  const rows = sizes.map(({ variant, detail, quantity }) => [name, variant, detail, quantity])
  return csvFile('production.csv', ['Produit', 'Déclinaison', 'Taille', 'Pièces'], rows)
}
