import { type AuditAction, writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import { readMember } from '#app/domain/members/store.server.ts'
import { authorSchema, isAccount } from '#app/domain/shared/people/author.ts'
import { namedPerson } from '#app/domain/shared/people/person-name.ts'
import type { Transaction } from '#db/database.ts'

type Done = {
  /** An account’s number, or the name of a command. */
  readonly author: string
  readonly at: Date
  readonly action: AuditAction
  readonly subject: { readonly id: string; readonly name: string }
  readonly details?: Record<string, unknown>
}

/** What the club does with camps stands in its audit log, in the same transaction. */
export async function auditCamp(transaction: Transaction, { author, ...line }: Done): Promise<void> {
  authorSchema.parse(author)
  const member = isAccount(author) ? await readMember(transaction, author) : undefined
  await writeAuditLog(transaction, { ...line, ...(member && { actor: namedPerson(member) }) })
}
