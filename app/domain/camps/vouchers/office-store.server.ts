import { and, eq, isNull, sql } from 'drizzle-orm'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Database } from '#db/database.ts'
import { vouchers } from '#db/schema/index.ts'
import { codeOf, type Voucher, valueWords } from './rules.ts'
import type { NewVoucher } from './schema.ts'
import { isUsed } from './use-store.server.ts'

type Actor = { readonly id: string; readonly name: string }

type Made = { readonly ok: true } | { readonly ok: false; readonly message: string }

/** Makes a voucher; the code of an earlier one, ended or not, is refused. */
export async function makeVoucher(
  { database, clock }: StoreServices,
  voucher: NewVoucher,
  actor?: Actor,
): Promise<Made> {
  return database.transaction(async (transaction): Promise<Made> => {
    const createdAt = clock.now()
    const [made] = await transaction
      .insert(vouchers)
      .values({ ...voucher, createdAt })
      .onConflictDoNothing()
      .returning({ code: vouchers.code })
    if (!made) return { ok: false, message: `Le bon ${voucher.code} existe déjà.` }
    const details = { remise: valueWords(voucher) }
    await writeAuditLog(transaction, {
      ...line('voucher.made', voucher.code, createdAt),
      ...named(actor),
      details,
    })
    return { ok: true }
  })
}

/** Ends a voucher for bookings to come; those that have it keep it. Says whether it was in force. */
export async function endVoucher(
  { database, clock }: StoreServices,
  typed: string,
  actor?: Actor,
): Promise<boolean> {
  const code = codeOf(typed)
  const endedAt = clock.now()
  return database.transaction(async (transaction) => {
    const ended = await transaction
      .update(vouchers)
      .set({ endedAt })
      .where(and(eq(vouchers.code, code), isNull(vouchers.endedAt)))
      .returning({ code: vouchers.code })
    if (ended.length === 0) return false
    await writeAuditLog(transaction, { ...line('voucher.ended', code, endedAt), ...named(actor) })
    return true
  })
}

function line<Action extends string>(action: Action, code: string, at: Date) {
  return { action, at, subject: { id: code, name: code } }
}

const named = (actor: Actor | undefined) => (actor ? { actor } : {})

export type ListedVoucher = Voucher & { readonly used: number; readonly cents: number }

/** Every voucher, those in force first, with the bookings that use it and what it took off them in cents. */
export async function listVouchers(database: Pick<Database, 'select' | 'execute'>): Promise<ListedVoucher[]> {
  const rows = await database.select().from(vouchers).orderBy(vouchers.code)
  const { rows: counted } = await database.execute<{ code: string; used: number; cents: number }>(sql`
    SELECT code, count(*)::integer AS used, sum(cents)::integer AS cents
    FROM club.voucher_uses JOIN club.bookings ON bookings.id = booking_id
    WHERE ${isUsed} GROUP BY code`)
  const byCode = new Map(counted.map((one) => [one.code, one]))
  return rows
    .map((voucher) => {
      const { used = 0, cents = 0 } = byCode.get(voucher.code) ?? {}
      return { ...voucher, used, cents }
    })
    .toSorted((one, other) => Number(one.endedAt !== null) - Number(other.endedAt !== null))
}
