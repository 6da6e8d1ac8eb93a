import { eq, and, sql } from 'drizzle-orm'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { Database, Transaction } from '#db/database.ts'
import { referencePaces } from '#db/schema/index.ts'
import { wordedOnce } from '#db/worded-once.ts'
import {
  valueOf,
  amountOf,
  firstMeasureOn,
  isPaceOfSomebody,
  paceLimits,
  paceSources,
  type PaceSource,
  type ReferencePace,
  type ReferencePaceKind,
  type ReferencePaces,
} from './reference-paces/rules.ts'

type Person = { readonly userId: string }

/** The figures a person saved, VMA in km/h and CSS in seconds per 100 m: for themselves. */
export async function pacesOfPerson(database: Database, { userId }: Person) {
  const rows = await database.select().from(referencePaces).where(eq(referencePaces.memberId, userId))
  return rows.map(({ kind, amount, measuredOn, source }) => ({
    kind,
    value: valueOf(kind, amount),
    measuredOn,
    source,
  }))
}

/** Removes them, as part of erasing an account. */
export async function erasePacesOfPerson(transaction: Transaction, { userId }: Person) {
  await transaction.delete(referencePaces).where(eq(referencePaces.memberId, userId))
}

type PaceServices = { readonly database: Database; readonly clock: Clock }

/** Keeps a figure of a member in place of the one before. A figure nobody can have is refused, a day to come and one of long ago. */
export async function saveReferencePace(
  { database, clock }: PaceServices,
  memberId: string,
  { kind, ...pace }: ReferencePace & { readonly kind: ReferencePaceKind },
) {
  const at = clock.now()
  if (!isPaceOfSomebody(kind, pace.value)) return refused('value', unlikely[kind])
  if (pace.measuredOn > dayInParis(at)) return refused('measuredOn', inTheFuture)
  if (pace.measuredOn < firstMeasureOn) return refused('measuredOn', tooLongAgo)
  const { value, ...known } = pace
  const set = { ...known, amount: amountOf(kind, value), updatedAt: at }
  await database
    .insert(referencePaces)
    .values({ memberId, kind, ...set })
    .onConflictDoUpdate({ target: [referencePaces.memberId, referencePaces.kind], set })
  return { ok: true } as const
}

function refused(field: 'value' | 'measuredOn', message: string) {
  return { ok: false, status: 422, field, message } as const
}

/** The figures of a member; empty when they saved none. */
export async function readReferencePaces(
  { database }: { readonly database: Pick<Database, 'select'> },
  memberId: string,
): Promise<ReferencePaces> {
  const rows = await questionOf(database).execute({ memberId })
  return Object.fromEntries(
    rows.map(({ kind, amount, measuredOn, source }) => [
      kind,
      { value: valueOf(kind, amount), measuredOn, source: isSource(source) ? source : 'typed' },
    ]),
  )
}

const questionOf = wordedOnce((database: Pick<Database, 'select'>) =>
  database
    .select()
    .from(referencePaces)
    .where(eq(referencePaces.memberId, sql.placeholder('memberId')))
    .prepare(''),
)

/** Forgets a figure of a member; forgetting what is not there changes nothing. */
export async function deleteReferencePace(
  { database }: Pick<PaceServices, 'database'>,
  memberId: string,
  kind: ReferencePaceKind,
): Promise<void> {
  await database
    .delete(referencePaces)
    .where(and(eq(referencePaces.memberId, memberId), eq(referencePaces.kind, kind)))
}

const unlikely = {
  vma: `Une VMA est entre ${paceLimits.vma.least} et ${paceLimits.vma.most}\u00A0km/h.`,
  css: 'Une allure critique est entre 45\u00A0secondes et 5\u00A0minutes aux 100\u00A0m.',
} as const

const inTheFuture = 'Ce jour n’est pas encore passé.'
const tooLongAgo = `Vérifiez l’année\u00A0: une mesure date de ${firstMeasureOn.slice(0, 4)} au plus tôt.`

function isSource(text: string): text is PaceSource {
  return Object.hasOwn(paceSources, text)
}
