import { listAuditLogOf, nameOfAction } from '#app/domain/audit-log/store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import type { Transaction } from '#db/database.ts'

/** A sentence that follows another: what was done last, by whom and when. */
export async function whoDidLast(transaction: Transaction, competitionId: string): Promise<string> {
  const [last] = await listAuditLogOf(transaction, competitionId)
  return last ? ` ${nameOfAction(last.action)} par ${last.actorName}, le ${formatInstant(last.at)}.` : ''
}
