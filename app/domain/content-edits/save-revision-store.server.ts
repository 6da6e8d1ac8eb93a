import { desc, sql } from 'drizzle-orm'
import { readFile } from 'node:fs/promises'
import { authorSchema, noteSchema } from '#app/domain/shared/people/author.ts'
import type { Database, Transaction } from '#db/database.ts'
import { contentRevisions } from '#db/schema/index.ts'
import { hashOfText } from '@allure/content-engine'
import { documentProblems } from './document-problems.server.ts'
import { licenceProblems } from './licence-problem.server.ts'
import type { EditOutcome } from './rules.ts'
import type { EditServices } from './store.server.ts'
import { NotSaved, writeRevision, type Change } from './write-revision.server.ts'

/** What happens with changes, in their transaction. @param revisions the numbers of the changes, in their order */
export type Also = (transaction: Transaction, revisions: readonly number[]) => Promise<void>

const mostAttempts = 20

/** Saves a change if it may be shown and its author saw what it replaces; checked outside of the transaction, again if need be. */
export function saveRevision(services: EditServices, change: Change, also?: Also): Promise<EditOutcome> {
  return saveRevisions(services, [change], also)
}

/** Saves changes that are weighed together, all of them or none; the outcome is that of the first. */
export async function saveRevisions(
  services: EditServices,
  changes: readonly [Change, ...Change[]],
  also?: Also,
): Promise<EditOutcome> {
  const { database, content } = services
  const signed = changes.map((change) => ({
    ...change,
    author: authorSchema.parse(change.author),
    note: noteSchema.parse(change.note),
  }))
  for (const change of changes)
    if (await hasOtherFile(services, change)) return { outcome: 'conflict', current: null }
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const weighedAt = await latestRevision(database)
    await content.refreshEdits()
    const problems = await problemsOf(services, changes)
    if (problems.length > 0) return { outcome: 'refused', problems }
    const outcome = await write(services, { changes: signed, weighedAt, also })
    if (outcome?.outcome === 'saved') await content.refreshEdits()
    if (outcome) return outcome
  }
  throw new Error(`Other edits were saved during each of ${mostAttempts} attempts.`)
}

/** A deployment may bring another file while a form is open. */
async function hasOtherFile({ content }: EditServices, { collection, file, basedOn, fileSeen }: Change) {
  const path = content.fileAt(collection, file)
  if (basedOn !== null || fileSeen === undefined || path === undefined) return false
  const text = await readFile(path, 'utf8').catch(() => undefined)
  return text !== undefined && hashOfText(text) !== fileSeen
}

async function problemsOf(services: EditServices, changes: readonly [Change, ...Change[]]) {
  const { content } = services
  const [{ collection, file, kind, text }] = changes
  if (kind === 'drafted') return content.checkDraft(collection, file, text ?? '')
  if (kind === 'forgotten' && changes.length === 1) return content.checkWithoutEdit(collection, file)
  if (changes.length === 1 && text !== null) return documentProblems(services, { collection, file, text })
  const problems = await content.checkDocuments(changes)
  if (problems.length > 0) return problems
  return (await Promise.all(changes.map((change) => licenceProblems(content, change)))).flat()
}

type Writing = {
  readonly changes: readonly Change[]
  readonly weighedAt: number
  readonly also?: Also | undefined
}

/** Undefined when something else was saved since the changes were weighed. */
async function write(
  { database, clock }: EditServices,
  { changes, weighedAt, also }: Writing,
): Promise<EditOutcome | undefined> {
  try {
    return await database.transaction(async (transaction) => {
      await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext('content edits'))`)
      const isShown = changes.some(({ kind }) => kind !== 'drafted')
      if (isShown && (await latestRevision(transaction)) !== weighedAt) return undefined
      const saved: number[] = []
      for (const change of changes) saved.push(await writeRevision(transaction, change, clock.now()))
      const [revision = 0] = saved
      await also?.(transaction, saved)
      return { outcome: 'saved', revision }
    })
  } catch (error) {
    if (error instanceof NotSaved) return error.outcome
    throw error
  }
}

async function latestRevision(database: Pick<Database, 'select'>): Promise<number> {
  const [latest] = await database
    .select({ id: contentRevisions.id })
    .from(contentRevisions)
    .orderBy(desc(contentRevisions.id))
    .limit(1)
  return latest?.id ?? 0
}
