import { and, desc, eq, sql } from 'drizzle-orm'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import { readMember } from '#app/domain/members/store.server.ts'
import { authorSchema, isAccount, noteSchema } from '#app/domain/shared/author.ts'
import { namedPerson } from '#app/domain/shared/person-name.ts'
import type { Database, Transaction } from '#db/database.ts'
import { contentDocuments, contentRevisions } from '#db/schema/index.ts'
import { isDocumentPlace, titleOfText } from './documents.ts'
import { licenceProblems } from './licence-problem.server.ts'
import type { EditBy, EditedPlace, EditKind, EditOutcome } from './rules.ts'
import type { EditServices } from './store.server.ts'

export const contentEditsChannel = 'content_changed'

type Change = EditedPlace & EditBy & { readonly kind: EditKind; readonly text: string | null }

const mostAttempts = 20

/** Saves a change if it may be shown and its author saw what it replaces; checked outside of the transaction, again if need be. */
export async function saveRevision(services: EditServices, change: Change): Promise<EditOutcome> {
  const { database, content } = services
  const signed = { ...change, author: authorSchema.parse(change.author), note: noteSchema.parse(change.note) }
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const weighedAt = await latestRevision(database)
    await content.refreshEdits()
    const problems = await problemsOf(services, change)
    if (problems.length > 0) return { outcome: 'refused', problems }
    const outcome = await write(services, signed, weighedAt)
    if (outcome?.outcome === 'saved') await content.refreshEdits()
    if (outcome) return outcome
  }
  throw new Error(`Other edits were saved during each of ${mostAttempts} attempts.`)
}

async function problemsOf({ content }: EditServices, { collection, file, kind, text }: Change) {
  if (kind === 'forgotten') return content.checkWithoutEdit(collection, file)
  const problems = await content.checkDocument(collection, file, text)
  return problems.length > 0 ? problems : licenceProblems(content, { collection, file, text })
}

async function write(
  { database, clock }: EditServices,
  { basedOn, ...change }: Change,
  weighedAt: number,
): Promise<EditOutcome | undefined> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext('content edits'))`)
    const current = await revisionInForce(transaction, change)
    if (basedOn !== undefined && basedOn !== current) return { outcome: 'conflict', current }
    if ((await latestRevision(transaction)) !== weighedAt) return undefined
    if (change.kind === 'forgotten' && current === null) return { outcome: 'unknown' }
    const [revision] = await transaction
      .insert(contentRevisions)
      .values({ ...change, createdAt: clock.now() })
      .returning({ id: contentRevisions.id })
    if (!revision) throw new Error('The revision was not written.')
    await putInForce(transaction, change, revision.id)
    await noteInLog(transaction, change, clock.now())
    const place = `${change.collection}/${change.file}`
    await transaction.execute(sql`SELECT pg_notify(${contentEditsChannel}, ${place})`)
    return { outcome: 'saved', revision: revision.id }
  })
}

/** What a coach saved stands in the audit log of the club; what a command did, in the history alone. */
async function noteInLog(transaction: Transaction, { author, ...change }: Omit<Change, 'basedOn'>, at: Date) {
  const member = isAccount(author) ? await readMember(transaction, author) : undefined
  if (!member) return
  const { collection, file, kind, text } = change
  const name = isDocumentPlace(change) ? titleOfText(change.collection, file, text ?? '') : file
  const subject = { id: `${collection}/${file}`, name }
  await writeAuditLog(transaction, { at, actor: namedPerson(member), action: `text.${kind}`, subject })
}

async function latestRevision(database: Pick<Database, 'select'>): Promise<number> {
  const [latest] = await database
    .select({ id: contentRevisions.id })
    .from(contentRevisions)
    .orderBy(desc(contentRevisions.id))
    .limit(1)
  return latest?.id ?? 0
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
