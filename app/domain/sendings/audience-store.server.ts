import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import { membersOfCamp } from '#app/domain/camps/store.server.ts'
import { readCompetition } from '#app/domain/competitions/store.server.ts'
import { isInGroup, listGroups } from '#app/domain/members/store.server.ts'
import { groupSlug } from '#app/domain/shared/group-slug.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import { letterCuts, members } from '#db/schema/index.ts'
import { hasGuestCutLetters } from './cuts-store.server.ts'

export type Audience = {
  /** « Groupe Piste ». */
  readonly name: string
  /** Each person once. */
  readonly people: readonly Reader[]
  /** How many are left out because they want no letters. */
  readonly cut: number
}

/** A guest has no number. */
type Reader = { memberId: string | undefined; email: string; firstName: string; lastName: string }

type Services = Pick<StoreServices, 'database' | 'clock'>

/** Who a letter is for: active, real people who have not cut letters, and the guests of a camp; undefined for words that name nobody. */
export async function readAudience(services: Services, audience: string): Promise<Audience | undefined> {
  const [kind = '', ...rest] = audience.split(':')
  const read = Object.hasOwn(audiences, kind) ? audiences[kind] : undefined
  const meant = await read?.(services, rest.join(':'))
  if (!meant) return undefined
  const rows = await services.database
    .select({ member: members, cutAt: letterCuts.cutAt })
    .from(members)
    .leftJoin(letterCuts, eq(letterCuts.memberId, members.userId))
    .where(and(eq(members.status, 'active'), eq(members.isSample, false), meant.who))
    .orderBy(asc(members.lastName), asc(members.firstName), members.userId)
  const people = rows
    .filter(({ cutAt }) => cutAt === null)
    .map(({ member: { userId: memberId, email, firstName, lastName } }) => ({
      memberId,
      email,
      firstName,
      lastName,
    }))
  const guests = await Promise.all(
    (meant.guests ?? []).map(async (guest) => ({
      guest,
      isCut: await hasGuestCutLetters(services, guest.email),
    })),
  )
  const reached = guests.flatMap(({ guest, isCut }) => (isCut ? [] : [{ ...guest, memberId: undefined }]))
  return {
    name: meant.name,
    people: [...people, ...reached],
    cut: rows.length - people.length + guests.length - reached.length,
  }
}

type Meant = {
  name: string
  who: SQL | undefined
  /** Who is no active member. */
  guests?: readonly Omit<Reader, 'memberId'>[]
}
type Reading = (services: Services, of: string) => Promise<Meant | undefined>

/** One entry for each kind of audience. */
const audiences: Readonly<Record<string, Reading>> = {
  tous: async () => ({ name: 'Tous les membres actifs', who: undefined }),
  groupe: async ({ database }, slug) => {
    const name = (await listGroups(database)).find((one) => groupSlug(one) === slug)
    return name === undefined ? undefined : { name: `Groupe ${name}`, who: await isInGroup(database, slug) }
  },
  stage: async ({ database }, camp) => {
    const booked = await membersOfCamp(database, camp)
    return (
      booked && {
        name: `Stage ${booked.title}`,
        who: inArray(members.userId, booked.ids),
        guests: booked.guests,
      }
    )
  },
  course: async (services, id) => {
    const asking = { memberId: '', groups: [], isCoach: true }
    const found = await readCompetition(services, asking, id)
    if (!found) return undefined
    // Through the one door to who goes where: whoever hides is named to nobody, and written to by nobody.
    const going = found.whoGoes.going.map(({ clubmate }) => clubmate.memberId)
    return {
      name: `Qui va à «\u202f${found.competition.title}\u202f»`,
      who: inArray(members.userId, going),
    }
  },
}
