import type { LoaderFunctionArgs } from 'react-router'
import { requestContext, servicesContext } from '#app/http/context.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'

/** Throws a 404 in production and to whoever does not ask straight from this machine. */
export function refuseStrangers({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>): void {
  const { isProduction } = context.get(servicesContext)
  if (isProduction || !context.get(requestContext).isFromThisMachine) throw pageNotFound(request)
}
