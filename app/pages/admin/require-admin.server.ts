import { data, type RouterContextProvider } from 'react-router'
import { nameOfPerson } from '#app/domain/shared/person-name.ts'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { keptByNobody } from '#app/http/headers.ts'
import { clubClient } from '#app/session/auth-clients.server.ts'

/**
 * The coach who asks, and all that the verbs of these rooms work with. Each loader and action asks for it itself: the
 * guard in front is the first door, not the only one. Anybody else: 403.
 */
export async function requireAdmin(context: Readonly<RouterContextProvider>) {
  const visitor = context.get(visitorContext)
  const services = context.get(servicesContext)
  const member = await visitor.member()
  const assurance = await visitor.assurance()
  const isSure = assurance === 'two-factors' || (assurance === 'one-factor' && !services.isProduction)
  if (!member || member.role !== 'admin' || member.status !== 'active' || !isSure)
    throw data('Cette partie du site est réservée aux coachs du club.', {
      status: 403,
      headers: keptByNobody,
    })
  const actor = { id: member.userId, name: nameOfPerson(member) }
  return { actor, services: { ...services, accounts: clubClient(services.auth).auth.admin } }
}
