import { and, eq, gt, isNull } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { accountEmail } from '#app/domain/accounts/store.server.ts'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import {
  inTurn,
  readMember,
  removeAllFactors,
  removeAllPasskeys,
  type MemberServices,
} from '#app/domain/members/store.server.ts'
import { endSessions } from '#app/domain/sessions/store.server.ts'
import { namedPerson } from '#app/domain/shared/people/person-name.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Database } from '#db/database.ts'
import { signIns } from '#db/schema/index.ts'
import { daysToDisown } from './emails.ts'
import { signInOfToken } from './token.server.ts'

type Disownable = typeof signIns.$inferSelect

type DisownServices = Pick<StoreServices, 'clock'> & { database: Database; appSecret: string }

/** The sign-in that a link of its mail may disown; nothing once it has, or after a week. */
export async function findDisownable(
  { database, clock, appSecret }: DisownServices,
  token: string,
): Promise<Disownable | undefined> {
  const id = signInOfToken(appSecret, token)
  if (!id) return undefined
  const [signIn] = await database.select().from(signIns).where(isOpen(id, clock.now()))
  return signIn
}

/** Ends all sessions of an account of which a sign-in was a stranger's, voids its password and what was added since, and mails a link to choose another. */
export async function disownSignIn(
  services: MemberServices & { appSecret: string },
  token: string,
): Promise<'done' | 'over'> {
  const { database, clock, appSecret, accounts, siteUrl } = services
  const id = signInOfToken(appSecret, token)
  if (!id) return 'over'
  return inTurn(database, async (transaction) => {
    const at = clock.now()
    const [signIn] = await transaction
      .update(signIns)
      .set({ disownedAt: at })
      .where(isOpen(id, at))
      .returning()
    if (!signIn) return 'over'
    const { userId } = signIn
    await endSessions({ database: transaction, clock }, userId)
    // Nobody knows it; the service ends its own sessions with it.
    const password = randomBytes(36).toString('base64url')
    const { data, error } = await accounts.updateUserById(userId, { password })
    if (error) throw error
    await removeAllFactors(accounts, userId, signIn.at)
    await removeAllPasskeys(accounts, userId, signIn.at)
    const email = data.user.email ?? ''
    const member = await readMember(transaction, userId)
    const person = member ? namedPerson(member) : { id: userId, name: email }
    const line = { at, actor: person, subject: person, details: { device: signIn.device } }
    await writeAuditLog(transaction, { ...line, action: 'account.sign-in-disowned' })
    const link = await accounts.generateLink({ type: 'recovery', email })
    if (link.error) throw link.error
    const { email_otp: code, hashed_token: tokenHash } = link.data.properties
    const facts = { code, link: { tokenHash, type: 'recovery', redirectTo: siteUrl } }
    await queueEmail(transaction, accountEmail('recovery'), { to: email, facts }, at)
    return 'done'
  })
}

function isOpen(id: string, now: Date) {
  const oldest = new Date(now.getTime() - daysToDisown * 86_400_000)
  return and(eq(signIns.id, id), isNull(signIns.disownedAt), gt(signIns.at, oldest), eq(signIns.isTold, true))
}
