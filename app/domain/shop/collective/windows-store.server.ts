import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import type { Actor } from '#app/domain/members/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Database, Transaction } from '#db/database.ts'
import { collectiveMembers, collectiveOrders } from '#db/schema/index.ts'
import { productRows } from '../catalogue/catalogue-store.server.ts'
import type { OfferServices } from '../offers-store.server.ts'
import { askedCents } from '../prices/prices.ts'
import { summaryOfRow } from '../product.ts'
import { reserveStock } from '../stock/reservation-store.server.ts'
import type { StockLine } from '../stock/stock.ts'
import { balanceDay, type CollectiveTerms } from './collective.ts'

export type CollectiveRow = typeof collectiveOrders.$inferSelect

const isOpen = (at: Date) =>
  and(
    eq(collectiveOrders.state, 'open'),
    lte(collectiveOrders.opensAt, at),
    gt(collectiveOrders.closesAt, at),
  )

/** The collective orders that these products can be ordered by now, by the product's identifier. */
export async function openCollectives(
  database: Pick<Database, 'select'>,
  at: Date,
  identifiers?: readonly string[],
): Promise<ReadonlyMap<string, CollectiveRow>> {
  const isAsked = identifiers && inArray(collectiveOrders.identifier, [...identifiers])
  const rows = await database
    .select()
    .from(collectiveOrders)
    .where(and(isOpen(at), isAsked))
  return new Map(rows.map((row) => [row.identifier, row]))
}

type Kept = Awaited<ReturnType<typeof reserveStock>>

/**
 * Keeps the pieces of an order: in the stock, or on the list of its collective order, held so that it closes after
 * this order or before it. All or none; the two are not ordered together.
 */
export async function keepPieces(
  transaction: Transaction,
  order: { orderId: string; lines: readonly StockLine[]; at: Date },
): Promise<Kept> {
  const { orderId, lines, at } = order
  const identifiers = [...new Set(lines.map(({ identifier }) => identifier))]
  const rows = await transaction
    .select()
    .from(collectiveOrders)
    .where(and(isOpen(at), inArray(collectiveOrders.identifier, identifiers)))
    .for('share')
  const [collective] = rows
  if (!collective) return reserveStock(transaction, order)
  if (identifiers.length > 1) return { ok: false, short: lines.map((line) => ({ ...line, left: 0 })) }
  const member = { collectiveId: collective.id, balanceOn: balanceDay(collective) ?? null }
  await transaction
    .insert(collectiveMembers)
    .values({ orderId, ...member })
    .onConflictDoUpdate({ target: collectiveMembers.orderId, set: member })
  return { ok: true }
}

/** Whether an order is on the list of a collective order: nothing was reserved for it. */
export async function isToBeMade(transaction: Transaction, orderId: string): Promise<boolean> {
  const rows = await transaction
    .select({ id: collectiveMembers.orderId })
    .from(collectiveMembers)
    .where(eq(collectiveMembers.orderId, orderId))
  return rows.length > 0
}

export type Acted =
  | { readonly ok: true }
  | { readonly ok: false; readonly message: string; readonly field?: 'deposit' }

/** Opens a product for a collective order; the same `id` again changes nothing. */
export async function makeCollective(
  services: OfferServices & StoreServices,
  { id, actor, ...terms }: CollectiveTerms & { id: string; actor: Actor },
): Promise<Acted> {
  const at = services.clock.now()
  if (terms.closesAt <= at) return { ok: false, message: 'Cette fermeture est déjà passée.' }
  const product = await productOf(services, terms.identifier)
  if (!product) return { ok: false, message: 'Ce produit n’est pas en vente.' }
  if (terms.depositCents !== undefined && terms.depositCents >= product.priceCents)
    return {
      ok: false,
      field: 'deposit',
      message: `L’acompte atteint le prix d’une pièce, ${formatEuros(product.priceCents)}.`,
    }
  return services.database.transaction(async (transaction): Promise<Acted> => {
    const written = await transaction
      .insert(collectiveOrders)
      .values({ id, ...terms })
      .onConflictDoNothing()
      .returning({ id: collectiveOrders.id })
    const isHere = (await transaction.$count(collectiveOrders, eq(collectiveOrders.id, id))) > 0
    if (!isHere)
      return { ok: false, message: 'Une commande groupée de ce produit est déjà ouverte ou prévue.' }
    if (written.length > 0)
      await writeAuditLog(transaction, {
        at,
        actor,
        action: 'collective.made',
        subject: { id, name: product.name },
      })
    return { ok: true }
  })
}

async function productOf(services: OfferServices, identifier: string) {
  const today = dayInParis(services.clock.now())
  const row = (await productRows(services.content, today)).find((one) => one.identifier === identifier)
  return row && { name: row.name, priceCents: askedCents(summaryOfRow(row), today) }
}

type Moving = {
  id: string
  closesAt: Date | 'now'
  /** The closing its author had read; another one since, and nothing moves. */
  seen?: Date | undefined
  actor: Actor
}

/** Another closing, later or earlier; not in the past, and not of one that has ended. */
export function moveClosing(
  { database, clock }: StoreServices,
  { id, closesAt: wished, seen, actor }: Moving,
): Promise<Acted> {
  const at = clock.now()
  const closesAt = wished === 'now' ? at : wished
  return database.transaction(async (transaction): Promise<Acted> => {
    const held = await lockCollective(transaction, id)
    if (held?.state !== 'open' || held.closesAt <= at) return { ok: false, message: 'Elle est déjà fermée.' }
    if (closesAt < at || closesAt <= held.opensAt)
      return { ok: false, message: 'Choisissez un moment à venir, après l’ouverture.' }
    const known = held.closesAt.getTime()
    if (seen && seen.getTime() !== known && closesAt.getTime() !== known)
      return {
        ok: false,
        message: 'Sa fermeture a été déplacée depuis que vous l’avez lue\u00A0: vérifiez, puis recommencez.',
      }
    await transaction.update(collectiveOrders).set({ closesAt }).where(eq(collectiveOrders.id, id))
    await writeAuditLog(transaction, {
      at,
      actor,
      action: 'collective.moved',
      subject: { id, name: held.identifier },
    })
    return { ok: true }
  })
}

export async function lockCollective(
  transaction: Transaction,
  id: string,
): Promise<CollectiveRow | undefined> {
  const [held] = await transaction
    .select()
    .from(collectiveOrders)
    .where(sql`${collectiveOrders.id}::text = ${id}`)
    .for('update')
  return held
}

/** Pages are told, at its minute, that a collective order has opened; says how many have. */
export async function announceOpened({ database, clock }: StoreServices): Promise<number> {
  const at = clock.now()
  const opened = await database
    .update(collectiveOrders)
    .set({ announcedAt: at })
    .where(and(isOpen(at), isNull(collectiveOrders.announcedAt)))
    .returning({ id: collectiveOrders.id })
  return opened.length
}
