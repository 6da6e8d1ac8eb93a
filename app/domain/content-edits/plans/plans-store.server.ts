import { eq, type SQL } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { writeAuditLog, type AuditAction } from '#app/domain/audit-log/store.server.ts'
import type { SiteContentReader } from '#content/collections.ts'
import type { Database, Transaction } from '#db/database.ts'
import { contentPlans, contentRevisions } from '#db/schema/index.ts'
import type { ContentProblem } from '@allure/content-engine'
import { documentProblems } from '../document-problems.server.ts'
import { isDocumentPlace, titleOfText } from '../documents.ts'
import { findRevision } from '../history-store.server.ts'
import type { EditedPlace, Plan } from '../rules.ts'
import type { EditServices } from '../store.server.ts'
import { findPlan, isAt, noDraft, removeEmptyPlan } from './plan-rows.server.ts'

export { doWhatIsDue } from './due-store.server.ts'

export type PlanServices = EditServices & { readonly content: SiteContentReader }
export type Actor = { readonly id: string; readonly name: string }
type By = EditedPlace & { readonly actor: Actor }

/** What is to come, of every place. */
export async function readPlans(database: Pick<Database, 'select'>): Promise<readonly Plan[]> {
  return database.select().from(contentPlans)
}

export type PlanOutcome =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly field: 'publishAt' | 'withdrawAt'
      readonly message: string
      readonly problems?: readonly ContentProblem[]
    }

/** Says when a draft is published and when its place leaves the site, by themselves; null: never. */
export async function planDocument(
  services: PlanServices,
  { publishAt, withdrawAt, ...by }: By & Pick<Plan, 'publishAt' | 'withdrawAt'>,
): Promise<PlanOutcome> {
  const { database, content, clock } = services
  const { collection, file } = by
  const plan = await findPlan(database, by)
  const now = clock.now()
  const refuse = (field: 'publishAt' | 'withdrawAt', message: string) =>
    ({ ok: false, field, message }) as const
  const isSame = (one: Date | null, other: Date | null | undefined) => one?.getTime() === other?.getTime()
  if (publishAt && !isSame(publishAt, plan?.publishAt) && publishAt <= now)
    return refuse('publishAt', 'Cette heure est déjà passée\u00a0: choisissez-en une à venir.')
  if (withdrawAt && !isSame(withdrawAt, plan?.withdrawAt) && withdrawAt <= now)
    return refuse('withdrawAt', 'Cette heure est déjà passée\u00a0: choisissez-en une à venir.')
  if (publishAt && withdrawAt && withdrawAt <= publishAt)
    return refuse('withdrawAt', 'Le retrait doit suivre la publication.')
  if (publishAt && !plan?.draft)
    return refuse(
      'publishAt',
      'Aucun brouillon n’attend d’être publié\u00a0: gardez d’abord le texte en brouillon.',
    )
  if (withdrawAt && isDocumentPlace(by) && 'schemas' in content.collections[by.collection])
    return refuse('withdrawAt', 'Des pages ont besoin de ce texte\u00a0: il ne peut pas être retiré.')
  const draft = publishAt && plan?.draft ? await findRevision(database, plan.draft) : undefined
  const problems = draft?.text ? await documentProblems(services, { collection, file, text: draft.text }) : []
  if (problems.length > 0)
    return {
      ...refuse(
        'publishAt',
        'Tel quel, ce brouillon ne pourrait pas être publié\u00a0: corrigez-le d’abord.',
      ),
      problems,
    }
  await database.transaction(async (transaction) => {
    const times = { publishAt, withdrawAt, problem: null }
    if (await findPlan(transaction, by)) await transaction.update(contentPlans).set(times).where(isAt(by))
    else await transaction.insert(contentPlans).values({ collection, file, ...times })
    await removeEmptyPlan(transaction, by)
    await note(transaction, { ...by, action: 'text.planned', at: now, text: draft?.text })
  })
  return { ok: true }
}

/** Gives up what is written beside the published text, its link and its time; false when there was nothing. */
export async function dropDraft({ database, clock }: PlanServices, by: By): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const plan = await findPlan(transaction, by)
    if (!plan?.draft) return false
    await transaction.update(contentPlans).set(noDraft).where(isAt(by))
    await removeEmptyPlan(transaction, by)
    await note(transaction, { ...by, action: 'text.draft-dropped', at: clock.now() })
    return true
  })
}

/** Makes the secret that lets others read a draft, or gives the one there is; undefined without a draft. */
export async function sharePreview({ database, clock }: PlanServices, by: By): Promise<string | undefined> {
  return database.transaction(async (transaction) => {
    const plan = await findPlan(transaction, by)
    if (!plan?.draft) return undefined
    if (plan.previewSecret) return plan.previewSecret
    const previewSecret = randomBytes(24).toString('base64url')
    await transaction.update(contentPlans).set({ previewSecret }).where(isAt(by))
    await note(transaction, { ...by, action: 'text.shared', at: clock.now() })
    return previewSecret
  })
}

/** Ends the link that lets others read a draft. */
export async function revokePreview({ database, clock }: PlanServices, by: By): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await findPlan(transaction, by))?.previewSecret) return
    await transaction.update(contentPlans).set({ previewSecret: null }).where(isAt(by))
    await note(transaction, { ...by, action: 'text.unshared', at: clock.now() })
  })
}

/** The draft that a secret lets read; undefined for any other. */
export async function findDraftBySecret(database: Database, secret: string) {
  if (!/^[\w-]{32}$/.test(secret)) return undefined
  const [draft] = await listDrafts(database, eq(contentPlans.previewSecret, secret))
  return draft
}

/** Every draft that waits, with its place, its text and its title. */
export async function listDrafts(database: Database, which?: SQL) {
  const { collection, file, draft } = contentPlans
  const rows = await database
    .select({ collection, file, text: contentRevisions.text })
    .from(contentPlans)
    .innerJoin(contentRevisions, eq(contentRevisions.id, draft))
    .where(which)
  return rows.flatMap(({ text, ...place }) =>
    isDocumentPlace(place) && text !== null
      ? [{ ...place, text, title: titleOfText(place.collection, place.file, text) }]
      : [],
  )
}

type Noted = By & {
  readonly action: AuditAction
  readonly at: Date
  readonly text?: string | null | undefined
}

async function note(transaction: Transaction, { actor, action, at, text, ...place }: Noted): Promise<void> {
  const name = isDocumentPlace(place) ? titleOfText(place.collection, place.file, text ?? '') : place.file
  const subject = { id: `${place.collection}/${place.file}`, name }
  await writeAuditLog(transaction, { at, actor, action, subject })
}
