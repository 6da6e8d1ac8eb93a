import type { MiddlewareFunction } from 'react-router'
import { isInPreparation } from '#app/domain/club/preparation.ts'
import { readClub } from '#app/domain/club/store.server.ts'
import { servicesContext } from './context.ts'

/** A site that still shows somebody else’s facts is in no index, whatever is asked of it. */
export const hideUnready: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next()
  const services = context.get(servicesContext)
  if (isInPreparation(services, (await readClub(services.content)).facts))
    response.headers.set('x-robots-tag', 'noindex, nofollow')
  return response
}
