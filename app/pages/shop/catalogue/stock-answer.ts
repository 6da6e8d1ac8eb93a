import { listStockSaid } from '#app/domain/shop/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import type { Route } from './+types/stock-answer.ts'

/** `{"gourde-relief":["few","Plus que 5"]}`, with `?produit=` its variants too; what is not named is plentiful. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const product = new URL(request.url).searchParams.get('produit') ?? undefined
  const said = await listStockSaid(context.get(servicesContext), product)
  if (!said) return Response.json(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  const short = Object.entries(said).map(([key, { state, label }]) => [key, [state, label]])
  const headers = {
    'cache-control': 'public, max-age=0, must-revalidate',
    'no-vary-search': 'params, except=("produit")',
  }
  return Response.json(Object.fromEntries(short), { headers })
}
