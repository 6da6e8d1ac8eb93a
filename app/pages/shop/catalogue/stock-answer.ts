import type { Route } from './+types/stock-answer.ts'
import { servicesContext } from '../../../context.ts'
import { listStockSaid } from '../../../domain/shop/store.server.ts'

/** `{"gourde-relief.vert-piste":["few","Plus que 5"]}`; what is not named is plentiful. Kept here until a stock says something else. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const said = await listStockSaid(context.get(servicesContext))
  const short = Object.entries(said).map(([key, { state, label }]) => [key, [state, label]])
  const headers = { 'cache-control': 'public, max-age=0, must-revalidate', 'no-vary-search': 'params' }
  return Response.json(Object.fromEntries(short), { headers })
}
