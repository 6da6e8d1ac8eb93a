import { eq } from 'drizzle-orm'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { members } from '#db/schema/index.ts'
import { deleteAccount, oneTimeLink } from './accounts-store.server.ts'
import { inTurn, type MemberServices } from './in-turn-store.server.ts'
import type { MemberRole } from './rules.ts'

type SampleRole = Exclude<MemberRole, 'assistant'>

const samples: Record<SampleRole, { email: string; firstName: string; lastName: string; groups: string[] }> =
  {
    athlete: {
      email: 'athlete@exemple.invalid',
      firstName: 'Athlète',
      lastName: 'Exemple',
      groups: ['Course à pied'],
    },
    admin: { email: 'coach@exemple.invalid', firstName: 'Coach', lastName: 'Exemple', groups: [] },
  }

/** A link that signs in once as a made-up person of this role, who is made the first time. */
export async function sampleLink(services: MemberServices, role: SampleRole): Promise<string> {
  const { database, clock, accounts } = services
  const { email, ...person } = samples[role]
  return inTurn(database, async (transaction) => {
    const made = await accounts.createUser({ email, email_confirm: true })
    if (made.error && made.error.code !== 'email_exists') throw made.error
    const { userId, link } = await oneTimeLink(services, email, 'magiclink')
    const at = clock.now()
    const values = { ...person, role, status: 'active' as const, joinedOn: dayInParis(at), updatedAt: at }
    await transaction
      .insert(members)
      .values({ ...values, userId, email, isSample: true })
      .onConflictDoNothing()
    return link
  })
}

/** Removes the made-up people of a site that shows no samples any more; says how many. */
export async function removeSampleMembers({
  database,
  accounts,
}: Pick<MemberServices, 'database' | 'accounts'>): Promise<number> {
  const shown = await database
    .select({ userId: members.userId })
    .from(members)
    .where(eq(members.isSample, true))
  for (const { userId } of shown) {
    await inTurn(database, async (transaction) => {
      await transaction.delete(members).where(eq(members.userId, userId))
      await deleteAccount(accounts, userId)
    })
  }
  return shown.length
}
