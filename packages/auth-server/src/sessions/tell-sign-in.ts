import { eq } from 'drizzle-orm'
import { createHmac } from 'node:crypto'
import type { Call } from '../http/call.ts'
import { visitorNetwork } from '../limits/visitor-network.ts'
import { users } from '../schema/index.ts'

/** Tells the application of a session that is being opened; before the account's row says so. */
export async function tellSignIn(call: Call, userId: string, method: string): Promise<void> {
  const { policy, database, userAgent, address, serverKey } = call
  if (!policy.tellSignIn || call.isProof) return
  const [user] = await database.select().from(users).where(eq(users.id, userId))
  if (!user?.email) return
  const { email, lastSignInAt } = user
  const said = `from ${userId} ${visitorNetwork(address)} ${userAgent}`
  await policy.tellSignIn(database, {
    userId,
    email,
    userAgent,
    from: createHmac('sha256', serverKey).update(said).digest('base64url').slice(0, 22),
    isKnownDevice: call.deviceOf && (await call.deviceOf(email)) !== undefined,
    isExpected: lastSignInAt === null || method.endsWith('_change'),
  })
}
