import { writeCsv } from '#app/domain/shared/csv.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/products-file.ts'
import { stateNames } from './product-words.ts'
import { readProductsAsked } from './read-products.server.ts'

const heads = [
  'Produit',
  'Nom',
  'État',
  'Collections',
  'Prix (€)',
  'Remise (%)',
  'Pièces',
  'Tailles en alerte',
]

/** The products that the list shows, on all its pages, as a table. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const { found } = await readProductsAsked(services, url)
  const rows = found.map(({ identifier, name, state, collections, priceCents, discount, pieces, low }) => [
    identifier,
    name,
    stateNames[state],
    collections.join(', '),
    priceCents / 100,
    discount,
    pieces,
    low,
  ])
  return new Response(writeCsv(heads, rows), {
    headers: {
      ...forThisVisitor,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="produits.csv"',
    },
  })
}
