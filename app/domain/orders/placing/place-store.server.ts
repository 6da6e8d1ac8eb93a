import { eq, sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { type Cart, readShopCart } from '#app/domain/cart/store.server.ts'
import { keepPieces } from '#app/domain/shop/store.server.ts'
import type { Database, Transaction } from '#db/database.ts'
import { orders } from '#db/schema/index.ts'
import { isKey } from '../checkout/checkout-store.server.ts'
import type { Checkout } from '../checkout/checkout.ts'
import { closedShop, depositNotOnSite, readSelling } from '../checkout/selling-store.server.ts'
import { orderNumber } from '../documents/documents.ts'
import { addEmailJob, requestingEmails } from '../emails-store.server.ts'
import { noteEvent } from '../lock-store.server.ts'
import type { OrderServices } from '../services.server.ts'
import { recapOf, type OrderRecap } from './recap-store.server.ts'
import { reservationEnd, takenOrderEnd } from './reservation.ts'
import { keepTerms } from './terms-store.server.ts'

/** A wish to order: `key` is the form's id, `fingerprint` that of the recap that was shown. */
type OrderWish = {
  readonly key: string
  readonly fingerprint: string
  readonly cart: Cart
  readonly checkout: Checkout
  readonly userId: string | undefined
  /** Who of the team takes it for somebody. */
  readonly author?: string | undefined
  /** What the team adds to the contract. */
  readonly word?: string | undefined
}

export type MadeOrder = Pick<
  typeof orders.$inferSelect,
  'id' | 'number' | 'secret' | 'paymentMethod' | 'recap'
>

export type OrderAnswer =
  | { readonly ok: true; readonly order: MadeOrder; readonly isNew: boolean }
  | {
      readonly ok: false
      readonly why: 'recap-changed' | 'nothing-left' | 'closed'
      readonly message: string
    }

const recapChanged =
  'Un prix, une quantité ou des frais ont changé pendant votre lecture. Rien n’est commandé\u00a0: relisez, puis commandez.'
const pieceGone =
  'Une pièce vient de partir avec une autre commande. Rien n’est commandé\u00a0: relisez, puis commandez.'
const nothingLeft = 'Plus rien de votre panier ne peut être commandé.'
const noCards =
  'Le paiement par carte n’est pas ouvert pour le moment\u00a0: choisissez un autre moyen de paiement.'

/** Places an order in one transaction, or returns the one of the same form; refused when the recap has changed. */
export async function placeOrder(services: OrderServices, wish: OrderWish): Promise<OrderAnswer> {
  if (!isKey(wish.key)) return { ok: false, why: 'recap-changed', message: recapChanged }
  const before = await findMade(services.database, wish.key)
  if (before) return { ok: true, order: before, isNew: false }
  const answer = await placeNewOrder(services, wish)
  if (answer.ok) return answer
  // The first of two presses has taken the pieces that the second does not find.
  const meanwhile = await findMade(services.database, wish.key)
  return meanwhile ? { ok: true, order: meanwhile, isNew: false } : answer
}

async function placeNewOrder(services: OrderServices, wish: OrderWish): Promise<OrderAnswer> {
  const { database, clock } = services
  const selling = await readSelling(services)
  if (!selling) return { ok: false, why: 'closed', message: closedShop }
  if (wish.checkout.paymentMethod === 'card' && !services.payment)
    return { ok: false, why: 'closed', message: noCards }
  const placedAt = clock.now()
  const terms = await keepTerms(database, selling.terms)
  try {
    return await database.transaction(async (transaction) => {
      const read = await readShopCart({ ...services, database: transaction }, wish.cart)
      const recap = recapOf(selling, read, wish.checkout, placedAt)
      if (!recap) return { ok: false, why: 'nothing-left', message: nothingLeft }
      if (recap.fingerprint !== wish.fingerprint)
        return { ok: false, why: 'recap-changed', message: recapChanged }
      if (recap.deposit && wish.checkout.paymentMethod === 'on_site')
        return { ok: false, why: 'closed', message: depositNotOnSite }
      const made = await writeOrder(transaction, { wish, recap, terms, placedAt })
      const order = made ?? (await findMade(transaction, wish.key))
      if (order) return { ok: true, order, isNew: made !== undefined }
      throw new Error('The order of this key was neither made nor found.')
    })
  } catch (error) {
    if (error instanceof ShortStockError) return { ok: false, why: 'recap-changed', message: pieceGone }
    throw error
  }
}

/** Thrown to roll the whole order back. */
class ShortStockError extends Error {
  override name = 'ShortStockError'
}

type Agreed = {
  readonly wish: OrderWish
  readonly recap: OrderRecap
  readonly terms: string
  readonly placedAt: Date
}

async function writeOrder(transaction: Transaction, agreed: Agreed): Promise<MadeOrder | undefined> {
  const { recap, placedAt } = agreed
  const [order] = await transaction
    .insert(orders)
    .values({ ...orderColumns(agreed), number: orderNumber(placedAt, await nextRank(transaction)) })
    .onConflictDoNothing({ target: orders.key })
    .returning(madeColumns)
  if (!order) return undefined
  const { id: orderId } = order
  const reserved = await keepPieces(transaction, { orderId, lines: recap.lines, at: placedAt })
  if (!reserved.ok) throw new ShortStockError()
  await writeDetails(transaction, orderId, agreed)
  return order
}

function orderColumns({ wish, recap, terms, placedAt }: Agreed) {
  const { checkout, delivery, goodsCents, dueNowCents, deposit, fingerprint } = recap
  const { terms: _text, termsVersion: _version, termsUpdatedOn: _updatedOn, ...agreed } = recap.terms
  const { delivery: _option, ...buyer } = checkout
  return {
    ...buyer,
    key: wish.key,
    secret: randomBytes(24).toString('base64url'),
    placedAt,
    userId: wish.userId,
    delivery: delivery.kind,
    deliveryOption: delivery.option,
    deliveryCents: delivery.feeCents,
    standardDeliveryCents: delivery.standardFeeCents,
    goodsCents: goodsCents - (deposit?.balanceCents ?? 0),
    totalCents: dueNowCents,
    recap: fingerprint,
    terms,
    agreed: { ...agreed, acceptedAt: placedAt.toISOString() },
    expiresAt:
      wish.author === undefined
        ? reservationEnd(buyer.paymentMethod, placedAt)
        : takenOrderEnd(buyer.paymentMethod, placedAt),
  }
}

/** Lines and emails in one statement, then the story: others wait for the pieces this order has just taken. */
async function writeDetails(transaction: Transaction, orderId: string, { wish, recap, placedAt }: Agreed) {
  const isByCard = recap.checkout.paymentMethod === 'card'
  const contract = { email: 'received', ...(wish.word !== undefined && { facts: { word: wish.word } }) }
  const emails = [contract, ...(isByCard ? [] : [{ email: 'team-notice' }])]
  const lines = recap.lines.map(({ deposit, unitPriceCents, ...line }, index) => ({
    ...line,
    unitPriceCents: deposit?.depositCents ?? unitPriceCents,
    balanceCents: deposit?.balanceCents ?? 0,
    rank: index + 1,
  }))
  await transaction.execute(sql`
    WITH lines AS (
      INSERT INTO club.order_lines
        (order_id, rank, identifier, variant, label, detail, quantity, unit_price_cents, balance_cents, regime, art)
      SELECT ${orderId}::uuid, rank, identifier, variant, label, detail, quantity, "unitPriceCents", "balanceCents", regime, art
      FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS line (rank integer, identifier text,
        variant text, label text, detail text, quantity integer, "unitPriceCents" integer, "balanceCents" integer, regime text, art jsonb)
    ), requested AS (${requestingEmails(orderId, emails, placedAt)})
    SELECT ${addEmailJob} FROM requested`)
  const actor = wish.author === undefined ? 'customer' : 'team'
  await noteEvent(transaction, orderId, {
    act: 'place',
    at: placedAt,
    actor,
    ...(wish.author !== undefined && { author: wish.author }),
  })
}

/** The next order’s rank, as a part of a longer statement. */
export const nextOrderRank = sql`nextval('club.order_ranks')`

export async function nextRank(transaction: Transaction): Promise<number> {
  const { rows } = await transaction.execute<{ rank: string }>(sql`SELECT ${nextOrderRank} AS rank`)
  return Number(rows[0]?.rank)
}

export const madeColumns = {
  id: orders.id,
  number: orders.number,
  secret: orders.secret,
  paymentMethod: orders.paymentMethod,
  recap: orders.recap,
}

export async function findMadeOrder({ database }: { readonly database: Database }, key: string | undefined) {
  return isKey(key) ? findMade(database, key) : undefined
}

async function findMade(database: Pick<Database, 'select'>, key: string): Promise<MadeOrder | undefined> {
  const [order] = await database.select(madeColumns).from(orders).where(eq(orders.key, key))
  return order
}
