import { href } from 'react-router'
import { z } from 'zod'
import { actsOn, problemWith } from '#app/domain/members/rules.ts'
import {
  countOtherAdmins,
  listGroups,
  mayOpen,
  readMember,
  type Member,
} from '#app/domain/members/store.server.ts'
import { hasCutLetters } from '#app/domain/sendings/store.server.ts'
import { dayInParis, formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import type { readCoach } from '../frame/read-coach.server.ts'
import { readLife } from './person/read-life.server.ts'

type Asking = Awaited<ReturnType<typeof readCoach>>

/** A member by the number in an address; a 404 when there is none. */
export async function memberAt(request: Request, { services }: Asking, id: string): Promise<Member> {
  const member = z.uuid().safeParse(id).success ? await readMember(services.database, id) : undefined
  if (!member) throw pageNotFound(request)
  return member
}

export async function readMemberPage(request: Request, asking: Asking, id: string) {
  const { services, actor, rights } = asking
  const member = await memberAt(request, asking, id)
  const { data } = await services.accounts.getUserById(id)
  // Unknown when the accounts could not be asked.
  const factors = data.user
    ? (data.user.factors ?? []).filter((one) => one.status === 'verified').length
    : undefined
  const otherAdmins = await countOtherAdmins(services.database, id)
  const day = (at: Date | string | null | undefined) => (at ? formatDay(dayInParis(new Date(at))) : undefined)
  const { userId, email, firstName, lastName, role, status, groups, isSample, updatedAt } = member
  const seen = updatedAt.toISOString()
  return {
    member: { userId, email, firstName, lastName, role, status, groups, isSample, seen },
    days: {
      invited: day(member.invitedAt),
      joined: member.joinedOn ? formatDay(member.joinedOn) : undefined,
      ended: member.endedOn ? formatDay(member.endedOn) : undefined,
      lastSignIn: day(data.user?.last_sign_in_at),
    },
    factors,
    acts: actsOn(status)
      .filter((act) => act !== 'reset-second-factor' || factors !== 0)
      .map((act) => ({ act, problem: problemWith(act, { member, actorId: actor.id, otherAdmins }) })),
    groups: await listGroups(services.database),
    hasCutLetters: await hasCutLetters(services, id),
    life: await readLife(services, id),
    asksTestimonial: status === 'active' && mayOpen(rights, href('/admin/temoignages')),
  }
}
