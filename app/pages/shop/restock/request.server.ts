import { data } from 'react-router'
import { confirmRestock, findRestock, leaveRestock, readOffers } from '#app/domain/shop/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import type { Services } from '#app/http/context.ts'
import { noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { Route } from './+types/request.ts'

/** Mail programs post `List-Unsubscribe=One-Click` (RFC 8058): all that does not confirm leaves the list. */
export async function action({ request, params: { secret }, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const isConfirmed = (await readForm(request)).get('geste') === 'confirmer'
  if (isConfirmed) await confirmRestock(services, secret)
  else await leaveRestock(services, secret)
  return data({ isAnswer: true }, { headers })
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const waiting = await readWaiting(context.get(servicesContext), params.secret)
  return data({ waiting }, { status: waiting ? 200 : 404, headers })
}

const headers = noStore

async function readWaiting(services: Services, secret: string) {
  const request = await findRestock(services, secret)
  if (!request) return undefined
  const { identifier, variant, confirmedAt, toldAt } = request
  const [offer] = await readOffers(services, [{ identifier, variant }])
  const name = offer ? [offer.label, offer.detail].filter(Boolean).join(', ') : identifier
  const state = toldAt ? ('told' as const) : confirmedAt ? ('waiting' as const) : ('asked' as const)
  return { name, path: offer?.path, state }
}
