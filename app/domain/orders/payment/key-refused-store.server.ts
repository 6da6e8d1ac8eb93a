import { and, eq, gt, sql } from 'drizzle-orm'
import { endAlarm, paymentKey, raiseAlarm } from '#app/domain/alarms/store.server.ts'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import { outgoingMails } from '#db/schema/index.ts'
import type { Dated } from '../services.server.ts'
import { keyRefused } from './key-refused.ts'

const oneDay = 86_400_000

/** Tells the team that the payment service refuses the site's key: once a day, however many instances say so. */
export async function tellKeyRefused({ database, clock }: Dated): Promise<void> {
  const refusedAt = clock.now()
  const isToday = gt(outgoingMails.createdAt, new Date(refusedAt.getTime() - oneDay))
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${keyRefused.name}))`)
    await raiseAlarm(transaction, paymentKey, refusedAt)
    const isTold = and(eq(outgoingMails.template, keyRefused.name), isToday)
    const [told] = await transaction.select({ id: outgoingMails.id }).from(outgoingMails).where(isTold)
    if (!told) await queueEmail(transaction, keyRefused, { facts: { refusedAt } }, refusedAt)
  })
}

/** The payment service takes the key: what was said of it is over. */
export function endKeyRefused({ database }: Pick<Dated, 'database'>): Promise<void> {
  return endAlarm(database, paymentKey)
}
