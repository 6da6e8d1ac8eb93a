import { eq } from 'drizzle-orm'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { namedPerson } from '#app/domain/shared/people/person-name.ts'
import type { Database } from '#db/database.ts'
import { members } from '#db/schema/index.ts'
import { oneTimeLink } from '../accounts-store.server.ts'
import { inTurn, type MemberServices } from '../in-turn-store.server.ts'
import { listReal } from '../list-store.server.ts'
import { isFirstAdminToken, makeFirstAdminToken } from './first-admin-token.server.ts'

type FirstAdminServices = MemberServices & { appSecret: string }

export type FirstAdmin = { email: string; firstName: string; lastName: string; password: string }

/** The one-time link of a site that nobody administers yet; nothing once somebody does. */
export async function firstAdminLink({
  database,
  clock,
  appSecret,
  siteUrl,
}: Omit<FirstAdminServices, 'accounts'>): Promise<string | undefined> {
  if (await hasAdmin(database)) return undefined
  const link = new URL('/premier-acces', siteUrl)
  link.searchParams.set('jeton', makeFirstAdminToken(appSecret, clock.now()))
  return link.href
}

/** Whether the first administrator may be made with this token now. */
export async function mayMakeFirstAdmin(
  { database, clock, appSecret }: Omit<FirstAdminServices, 'accounts' | 'siteUrl'>,
  token: string,
): Promise<boolean> {
  return isFirstAdminToken(appSecret, token, clock.now()) && !(await hasAdmin(database))
}

/** Makes the first administrator, taking over an interrupted attempt. `closed`: token expired, or there is one. */
export async function makeFirstAdmin(
  services: FirstAdminServices,
  { token, admin }: { token: string; admin: FirstAdmin },
): Promise<'made' | 'closed'> {
  const { database, clock, appSecret } = services
  return inTurn(database, async (transaction) => {
    const at = clock.now()
    if (!isFirstAdminToken(appSecret, token, at) || (await hasAdmin(transaction))) return 'closed'
    const { email, firstName, lastName, password } = admin
    // Whoever holds the token runs the site: an account of an interrupted attempt gets the new password.
    const userId = await accountWith(services, { email, password })
    const values = {
      role: 'admin' as const,
      status: 'active' as const,
      firstName,
      lastName,
      isSample: false,
      joinedOn: dayInParis(at),
      endedOn: null,
      updatedAt: at,
    }
    await transaction.delete(members).where(eq(members.email, email))
    await transaction
      .insert(members)
      .values({ ...values, userId, email })
      .onConflictDoUpdate({ target: members.userId, set: { ...values, email } })
    const person = namedPerson({ ...admin, userId })
    await writeAuditLog(transaction, { at, actor: person, action: 'member.first-admin', subject: person })
    return 'made'
  })
}

async function hasAdmin(database: Pick<Database, 'select'>): Promise<boolean> {
  return (await listReal(database, 'admin', ['active', 'suspended'])).length > 0
}

async function accountWith(
  services: MemberServices,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const { accounts } = services
  const made = await accounts.createUser({ email, password, email_confirm: true })
  if (!made.error) return made.data.user.id
  if (made.error.code !== 'email_exists') throw made.error
  const { userId } = await oneTimeLink(services, email, 'magiclink')
  const { error } = await accounts.updateUserById(userId, {
    password,
    email_confirm: true,
    ban_duration: 'none',
  })
  if (error) throw error
  return userId
}
