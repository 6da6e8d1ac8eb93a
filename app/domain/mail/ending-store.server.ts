import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import { formatDay } from '#app/domain/shared/dates/french-dates.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import { outgoingMails } from '#db/schema/index.ts'
import { endable } from './rules.ts'

/** Ms. Longer than the transport is patient: a claim as old as that is of a process that was killed. */
export const longestClaim = 120_000

type Ending = {
  readonly reason: string
  /** Undefined: the command line. */
  readonly actor?: { readonly id: string; readonly name: string } | undefined
} & ({ readonly id: string } | { /** `YYYY-MM-DD`, in France */ readonly before: string })

/** Mails that have not left never will, with the reason and a line of the audit log. Says how many; those just leaving stay. */
export function endMails({ database, clock }: StoreServices, ending: Ending): Promise<number> {
  const { reason, actor } = ending
  if ('id' in ending && !z.uuid().safeParse(ending.id).success) return Promise.resolve(0)
  const at = clock.now()
  const isFree = or(
    isNull(outgoingMails.claimedAt),
    lt(outgoingMails.claimedAt, new Date(at.getTime() - longestClaim)),
  )
  const isNamed =
    'id' in ending
      ? eq(outgoingMails.id, ending.id)
      : lt(outgoingMails.createdAt, sql`${ending.before}::timestamp AT TIME ZONE 'Europe/Paris'`)
  return database.transaction(async (transaction) => {
    const ended = await transaction
      .update(outgoingMails)
      .set({ status: 'unsent', lastError: reason, claimedAt: null, sentAt: null })
      .where(and(isNamed, isFree, inArray(outgoingMails.status, endable)))
      .returning({ id: outgoingMails.id, subject: outgoingMails.subject })
    const [first] = ended
    if (!first) return 0
    const subject =
      'id' in ending
        ? { id: first.id, name: first.subject }
        : { id: '', name: `Écrits avant le ${formatDay(ending.before)}\u00a0: ${ended.length}` }
    await writeAuditLog(transaction, {
      at,
      ...(actor && { actor }),
      action: 'mail.ended',
      subject,
      details: { reason },
    })
    return ended.length
  })
}
