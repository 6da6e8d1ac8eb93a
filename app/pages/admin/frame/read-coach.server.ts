import type { RouterContextProvider } from 'react-router'
import type { Rights } from '#app/domain/members/office-rooms.ts'
import { nameOfPerson } from '#app/domain/shared/people/person-name.ts'
import { servicesContext } from '#app/http/context.ts'
import { clubClient } from '#app/session/auth-clients.server.ts'
import { requireCoach } from '#app/session/require.server.ts'

/** The coach or assistant of a request, what they may open, and the services; called by each loader and action, besides the guard. */
export async function readCoach(context: Readonly<RouterContextProvider>) {
  const member = await requireCoach(context)
  const services = context.get(servicesContext)
  const actor = { id: member.userId, name: nameOfPerson(member) }
  const rights: Rights = { role: member.role, rooms: member.rooms }
  return { actor, rights, services: { ...services, accounts: clubClient(services.auth).auth.admin } }
}
