import { data, redirect, type MiddlewareFunction } from 'react-router'
import { guard, needOf, type Need } from '#app/session/guard.ts'
import { writeSavedPath } from '#app/session/saved-path.ts'
import type { Visitor } from '#app/session/visitor.server.ts'
import { servicesContext, visitorContext } from './context.ts'
import { keptByNobody } from './headers.ts'

const secondFactorPath = `${guard.login}?etape=second-facteur`
const securityPath = '/compte/securite'

export const guardRooms: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const need = needOf(guard, url.pathname)
  if (!need) return next()
  const visitor = context.get(visitorContext)
  const { isProduction } = context.get(servicesContext)
  const elsewhere = await doorFor(visitor, need, { isProduction })
  if (elsewhere === undefined) return asPrivate(await next())
  if (elsewhere === 'refused')
    throw data('Cette partie du site est réservée aux coachs du club.', {
      status: 403,
      headers: keptByNobody,
    })
  const headers = new Headers(keptByNobody)
  if (guard.savesPath && elsewhere.startsWith(guard.login))
    headers.append('set-cookie', await writeSavedPath(url.pathname + url.search, { isProduction }))
  throw redirect(elsewhere, { headers })
}

async function doorFor(
  visitor: Visitor,
  need: Need,
  { isProduction }: { isProduction: boolean },
): Promise<string | 'refused' | undefined> {
  const assurance = await visitor.assurance()
  if (assurance === 'nobody') return guard.login
  if (assurance === 'second-factor-missing') return secondFactorPath
  if (need === 'account') return undefined
  const member = await visitor.member()
  if (member?.status !== 'active') return guard.callback
  if (need === 'member') return undefined
  if (member.role !== 'admin') return 'refused'
  return isProduction && assurance === 'one-factor' ? securityPath : undefined
}

function asPrivate(response: Response): Response {
  if (!/no-store/.test(response.headers.get('cache-control') ?? ''))
    response.headers.set('cache-control', 'private, no-store')
  response.headers.set('x-robots-tag', 'noindex, nofollow')
  return response
}
