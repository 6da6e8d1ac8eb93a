import { and, eq, sql } from 'drizzle-orm'
import { writeAuditLog, type AuditAction } from '#app/domain/audit-log/store.server.ts'
import { readMember } from '#app/domain/members/store.server.ts'
import { isAccount } from '#app/domain/shared/people/author.ts'
import { namedPerson } from '#app/domain/shared/people/person-name.ts'
import type { Transaction } from '#db/database.ts'
import { contentDocuments, contentRevisions } from '#db/schema/index.ts'
import { isDocumentPlace, titleOfText } from './documents.ts'
import { findPlan, isDue, keepDraft, settlePlan } from './plans/plan-rows.server.ts'
import type { EditBy, EditedPlace, EditKind, EditOutcome } from './rules.ts'

export const contentEditsChannel = 'content_changed'

export type Change = EditedPlace &
  EditBy & {
    readonly kind: EditKind
    readonly text: string | null
    /** The time it was to happen by itself: it does only while that is still the plan. */
    readonly dueAt?: Date
    /** How the audit log calls it, where its kind says too little. */
    readonly loggedAs?: AuditAction
  }

/** Ends a transaction that writes nothing. */
export class NotSaved extends Error {
  readonly outcome: EditOutcome | undefined
  constructor(outcome: EditOutcome | undefined) {
    super('Nothing was saved.')
    this.outcome = outcome
  }
}

/** Writes one change and what follows from it at its place; its number. Throws `NotSaved`. */
export async function writeRevision(
  transaction: Transaction,
  { basedOn, fileSeen, draftSeen, dueAt, loggedAs, ...change }: Change,
  now: Date,
): Promise<number> {
  const current = await revisionInForce(transaction, change)
  const plan = await findPlan(transaction, change)
  const isDraft = change.kind === 'drafted'
  const isOther =
    (draftSeen !== undefined && draftSeen !== (plan?.draft ?? null)) ||
    (!isDraft && basedOn !== undefined && basedOn !== current)
  const isNothing = change.kind === 'forgotten' && current === null
  // Of what another did or put off meanwhile there is nothing to be told.
  if (dueAt && !isDue(plan, change.kind, dueAt)) throw new NotSaved({ outcome: 'unknown' })
  if (isOther) throw new NotSaved({ outcome: 'conflict', current })
  if (isNothing) throw new NotSaved({ outcome: 'unknown' })
  const [revision] = await transaction
    .insert(contentRevisions)
    .values({ ...change, createdAt: now })
    .returning({ id: contentRevisions.id })
  if (!revision) throw new Error('The revision was not written.')
  await noteInLog(transaction, { ...change, ...(loggedAs && { loggedAs }) }, now)
  if (isDraft) {
    const base = { basedOn: basedOn === undefined ? current : basedOn, fileSeen: fileSeen ?? null }
    await keepDraft(transaction, change, { draft: revision.id, ...base })
    return revision.id
  }
  await putInForce(transaction, change, revision.id)
  await settlePlan(transaction, change, draftSeen !== undefined)
  const place = `${change.collection}/${change.file}`
  await transaction.execute(sql`SELECT pg_notify(${contentEditsChannel}, ${place})`)
  return revision.id
}

/** What a coach saved stands in the audit log of the club; what a command did, in the history alone. */
async function noteInLog(transaction: Transaction, { author, ...change }: Change, at: Date) {
  const member = isAccount(author) ? await readMember(transaction, author) : undefined
  if (!member) return
  const { collection, file, kind, text, loggedAs = `text.${kind}` } = change
  const name = isDocumentPlace(change) ? titleOfText(change.collection, file, text ?? '') : file
  const subject = { id: `${collection}/${file}`, name }
  await writeAuditLog(transaction, { at, actor: namedPerson(member), action: loggedAs, subject })
}

async function revisionInForce(transaction: Transaction, place: EditedPlace): Promise<number | null> {
  const [row] = await transaction
    .select({ revision: contentDocuments.revision })
    .from(contentDocuments)
    .where(isAt(place))
  return row?.revision ?? null
}

async function putInForce(
  transaction: Transaction,
  { collection, file, kind }: Change,
  revision: number,
): Promise<void> {
  if (kind === 'forgotten') {
    await transaction.delete(contentDocuments).where(isAt({ collection, file }))
    return
  }
  const target = [contentDocuments.collection, contentDocuments.file]
  await transaction
    .insert(contentDocuments)
    .values({ collection, file, revision })
    .onConflictDoUpdate({ target, set: { revision } })
}

function isAt({ collection, file }: EditedPlace) {
  return and(eq(contentDocuments.collection, collection), eq(contentDocuments.file, file))
}
