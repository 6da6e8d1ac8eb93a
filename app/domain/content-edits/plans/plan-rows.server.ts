import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import { contentPlans } from '#db/schema/index.ts'
import type { EditedPlace, EditKind, Plan } from '../rules.ts'

type Reader = Pick<Transaction, 'select'>

/** What is to come at a place; undefined when nothing is. */
export async function findPlan(
  database: Reader,
  { collection, file }: EditedPlace,
): Promise<Plan | undefined> {
  const [plan] = await database.select().from(contentPlans).where(isAt({ collection, file }))
  return plan
}

export function isAt({ collection, file }: EditedPlace) {
  return and(eq(contentPlans.collection, collection), eq(contentPlans.file, file))
}

/** Whether what is to happen at a time is still to happen then. */
export function isDue(plan: Plan | undefined, kind: EditKind, at: Date): boolean {
  const planned = kind === 'written' ? plan?.publishAt : plan?.withdrawAt
  return planned?.getTime() === at.getTime()
}

type Draft = Pick<Plan, 'basedOn' | 'fileSeen'> & { readonly draft: number }

export async function keepDraft(
  transaction: Transaction,
  { collection, file }: EditedPlace,
  draft: Draft,
): Promise<void> {
  await transaction
    .insert(contentPlans)
    .values({ collection, file, ...draft })
    .onConflictDoUpdate({
      target: [contentPlans.collection, contentPlans.file],
      set: { ...draft, problem: null },
    })
}

export const noDraft = {
  draft: null,
  basedOn: null,
  fileSeen: null,
  publishAt: null,
  previewSecret: null,
  problem: null,
}

/** What a change in force leaves to come. @param isOfDraft the draft itself was published, or seen by who published */
export async function settlePlan(
  transaction: Transaction,
  { collection, file, kind }: EditedPlace & { readonly kind: EditKind },
  isOfDraft: boolean,
): Promise<void> {
  const place = { collection, file }
  const isOff = kind === 'hidden' || kind === 'archived'
  const settled = {
    ...(kind === 'written' && isOfDraft && noDraft),
    ...(isOff && { withdrawAt: null }),
    ...(kind === 'archived' && { publishAt: null }),
  }
  if (Object.keys(settled).length > 0) await transaction.update(contentPlans).set(settled).where(isAt(place))
  await removeEmptyPlan(transaction, place)
}

export async function removeEmptyPlan(transaction: Transaction, place: EditedPlace): Promise<void> {
  const isEmpty = and(
    isNull(contentPlans.draft),
    isNull(contentPlans.withdrawAt),
    isNull(contentPlans.problem),
  )
  await transaction.delete(contentPlans).where(and(isAt(place), isEmpty))
}
