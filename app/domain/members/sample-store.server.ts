import { eq } from 'drizzle-orm'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { members } from '#db/schema/index.ts'
import { inTurn, type MemberServices } from './in-turn-store.server.ts'
import type { MemberRole } from './rules.ts'

type SampleServices = Pick<MemberServices, 'database' | 'clock' | 'accounts' | 'siteUrl'>

const samples: Record<MemberRole, { email: string; firstName: string; lastName: string; groups: string[] }> =
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
export async function sampleLink(services: SampleServices, role: MemberRole): Promise<string> {
  const { database, clock, accounts, siteUrl } = services
  const { email, ...person } = samples[role]
  return inTurn(database, async (transaction) => {
    const made = await accounts.createUser({ email, email_confirm: true })
    if (made.error && made.error.code !== 'email_exists') throw made.error
    const { data, error } = await accounts.generateLink({ type: 'magiclink', email })
    if (error) throw error
    const at = clock.now()
    const values = { ...person, role, status: 'active' as const, joinedOn: dayInParis(at), updatedAt: at }
    await transaction
      .insert(members)
      .values({ ...values, userId: data.user.id, email, isSample: true })
      .onConflictDoNothing()
    const link = new URL('/logged', siteUrl)
    link.searchParams.set('token_hash', data.properties.hashed_token)
    link.searchParams.set('type', 'magiclink')
    return link.href
  })
}

/** Removes the made-up people of a site that shows no samples any more; says how many. */
export async function removeSampleMembers({
  database,
  accounts,
}: Pick<SampleServices, 'database' | 'accounts'>): Promise<number> {
  const shown = await database
    .select({ userId: members.userId })
    .from(members)
    .where(eq(members.isSample, true))
  for (const { userId } of shown) {
    await inTurn(database, async (transaction) => {
      await transaction.delete(members).where(eq(members.userId, userId))
      const { error } = await accounts.deleteUser(userId)
      if (error && error.code !== 'user_not_found') throw error
    })
  }
  return shown.length
}
