import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { abandonOrder, writeInstalmentOrder } from '#app/domain/orders/store.server.ts'
import type { Transaction } from '#db/database.ts'
import { bookings, orders } from '#db/schema/index.ts'
import type { BookingServices } from './offer-store.server.ts'
import { linesOf } from './order-of-booking.server.ts'
import { findBookingById, findBookingBySecret } from './read-store.server.ts'

type ToPay =
  | { readonly ok: true; readonly order: { readonly id: string; readonly secret: string } }
  | { readonly ok: false; readonly message: string }

const over = 'Cette inscription n’est plus en cours\u00a0: il n’y a rien à payer.'
const allPaid = 'Tout est payé.'

/** The order of what is to be paid next, made when there is none; by another means, the former one is given up. */
export async function askToPay(
  services: BookingServices,
  { secret, method }: { readonly secret: string; readonly method: 'card' | 'transfer' },
): Promise<ToPay> {
  const { database, clock } = services
  const booking = await findBookingBySecret(database, secret)
  const due = booking?.instalments.find(({ paidAt }) => paidAt === null)
  if (!booking || !due) return { ok: false, message: booking ? allPaid : over }
  const open = await findOpenOrder(database, booking.id, due.rank)
  // The first holds the places: it is paid as it was said, or given up whole.
  if (open && (open.paymentMethod === method || due.rank === 1)) return { ok: true, order: open }
  if (open) await abandonOrder(services, open.secret)
  return database.transaction(async (transaction): Promise<ToPay> => {
    const [held] = await transaction.select().from(bookings).where(eq(bookings.id, booking.id)).for('update')
    if (held?.stage !== 'booked') return { ok: false, message: over }
    const now = await findBookingById(transaction, booking.id)
    const next = now?.instalments.find(({ paidAt }) => paidAt === null)
    if (!now || !next) return { ok: false, message: allPaid }
    const meanwhile = await findOpenOrder(transaction, booking.id, next.rank)
    if (meanwhile) return { ok: true, order: meanwhile }
    const order = await writeNextOrder(transaction, now.id, {
      instalment: next.rank,
      method,
      lines: linesOf({ ...now, totalCents: now.agreed.totalCents }, now.camp, next.rank),
      at: clock.now(),
    })
    return { ok: true, order }
  })
}

type Orders = Pick<Transaction, 'select'>

async function findOpenOrder(database: Orders, bookingId: string, instalment: number) {
  const isOpen = and(
    eq(orders.bookingId, bookingId),
    eq(orders.instalment, instalment),
    eq(orders.stage, 'placed'),
    isNull(sql`(SELECT max(id) FROM club.payments WHERE order_id = ${orders.id} AND outcome = 'settles')`),
  )
  const [open] = await database
    .select({ id: orders.id, secret: orders.secret, paymentMethod: orders.paymentMethod })
    .from(orders)
    .where(isOpen)
    .limit(1)
  return open
}

type Next = {
  readonly instalment: number
  readonly method: 'card' | 'transfer'
  readonly lines: ReturnType<typeof linesOf>
  readonly at: Date
}

/** Made for who made the first, under its terms; its places are theirs, so it never expires by itself. */
async function writeNextOrder(
  transaction: Transaction,
  bookingId: string,
  { instalment, method, lines, at }: Next,
) {
  const [first] = await transaction
    .select()
    .from(orders)
    .where(eq(orders.bookingId, bookingId))
    .orderBy(asc(orders.instalment))
    .limit(1)
  if (!first) throw new Error('A booking has no first order.')
  const { email, phone, firstName, lastName, userId, terms, recap } = first
  return writeInstalmentOrder(transaction, {
    bookingId,
    instalment,
    // Written from the same types, by `bookCamp` alone.
    buyer: { email, phone: phone ?? undefined, firstName, lastName, address: first.address as undefined },
    userId: userId ?? undefined,
    paymentMethod: method,
    lines,
    terms,
    agreed: first.agreed as Parameters<typeof writeInstalmentOrder>[1]['agreed'],
    recap,
    placedAt: at,
    expiresAt: undefined,
    emails: [],
  })
}
