import { asc, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { documents } from '#db/schema/index.ts'
import { happenings, Oracle, piecesAtFirst, places, sum } from '#test/orders/oracle.ts'
import type { Expected, Happening } from '#test/orders/oracle.ts'
import { paidBy, waitingJobs } from '#test/orders/payments.ts'
import { countPieces, line, orderNow, piecesLeft, toLyon, toTraining } from '#test/orders/place.ts'
import { openOrderShop, team } from '#test/orders/shop.ts'
import { reservationEnd } from './placing/reservation.ts'
import {
  abandonOrder,
  cancelOrder,
  expireOrders,
  findOrderByNumber,
  makeOrderReady,
  markPaid,
  markRefunded,
  prepareOrder,
  receivePaymentEvent,
  receiveOrder,
  refundOrder,
  refundPayment,
  sendOrder,
} from './store.server.ts'

const shop = await openOrderShop()
const start = new Date('2026-11-20T10:00:00Z')
const verbs = {
  prepare: prepareOrder,
  makeReady: makeOrderReady,
  send: sendOrder,
  receive: receiveOrder,
  cancel: cancelOrder,
}
const stages = { prepare: 'preparing', makeReady: 'ready', send: 'sent', receive: 'received' } as const

/** A shop that opens anew, and the time in it. */
async function openDay() {
  const services = { ...shop.services(), clock: { now: () => now } }
  let now = start
  await expireOrders({ ...shop.at('2027-06-01T10:00:00Z'), payment: undefined })
  for (const place of places) await countPieces(services, piecesAtFirst, place)
  return {
    services,
    now: () => now,
    wait: (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000)),
  }
}

type Day = Awaited<ReturnType<typeof openDay>>

test('whatever happens, pieces, money and documents add up', async () => {
  await fc.assert(
    fc.asyncProperty(happenings, async (story) => {
      const day = await openDay()
      const oracle = new Oracle()
      for (const happening of story) await happen(day, oracle, happening)
      await expectAll(day, oracle)
    }),
    { numRuns: 25 },
  )
}, 180_000)

test('whatever happens at once, nothing is sold twice, paid twice or numbered twice', async () => {
  await fc.assert(
    fc.asyncProperty(happenings, happenings, async (before, atOnce) => {
      const day = await openDay()
      const oracle = new Oracle()
      for (const happening of before) await happen(day, oracle, happening)
      const known = structuredClone(oracle.orders)
      // What the oracle foretells of each alone does not hold for all together: only the sums do.
      await Promise.all(atOnce.map((happening) => happen(day, foretellNothing(known), happening, false)))
      await expectSums(day)
    }),
    { numRuns: 12 },
  )
}, 180_000)

function foretellNothing(known: readonly Expected[]): Oracle {
  const oracle = new Oracle()
  oracle.orders.push(...structuredClone([...known]))
  return oracle
}

async function happen(day: Day, oracle: Oracle, happening: Happening, isForetold = true): Promise<void> {
  const { services } = day
  if (happening.kind === 'order') return order(day, oracle, happening)
  if (happening.kind === 'wait') {
    day.wait(happening.minutes)
    await expireOrders(services)
    return oracle.passTime(day.now())
  }
  if (happening.kind === 'give-back') return giveBack(day)
  const one = oracle.orderAt(happening.order)
  const placed = one && (await findOrderByNumber(services, one.number))
  if (!one || !placed) return
  const { number } = one
  if (happening.kind === 'pay') {
    if (one.paymentMethod !== 'card') return
    const cents = happening.isExact ? one.totalCents : one.totalCents + 1
    const payment = happening.isNew ? crypto.randomUUID() : `${number}-${happening.isExact}`
    const told = paidBy(placed, cents, { id: `event-${payment}`, payment })
    if ((await receivePaymentEvent(services, told)) === 'done') oracle.pay(one, cents)
  }
  if (happening.kind === 'note-paid') {
    const answer = await markPaid(services, { number, ...team })
    const wasGivenBack = !answer.ok && answer.message.includes('à rendre')
    if (answer.ok || wasGivenBack) oracle.pay(one, one.totalCents)
    if (isForetold && one.paymentMethod !== 'card' && !one.isPaid) expect(answer.ok).toBe(false)
  }
  if (happening.kind === 'act') await act(day, oracle, one, happening.act)
  if (happening.kind === 'abandon' && (await abandonOrder(services, placed.secret)).ok)
    oracle.free(one, 'cancelled')
  if (happening.kind === 'refund') {
    const wish = { number, ...team, reason: 'gesture' as const, cents: happening.cents, restock: false }
    const answer = await refundOrder(services, wish)
    const isOwed = one.isPaid && happening.cents <= one.totalCents - sum(one.notes)
    if (isForetold) expect(answer.ok).toBe(isOwed)
    if (answer.ok) one.notes.push(happening.cents)
  }
  if (happening.kind === 'return') await comeBack(day, oracle, one, happening)
}

async function order(day: Day, oracle: Oracle, wish: Extract<Happening, { kind: 'order' }>): Promise<void> {
  const isSent = wish.isSent && wish.paymentMethod !== 'on_site'
  const checkout = { ...(isSent ? toLyon : toTraining), paymentMethod: wish.paymentMethod }
  const cart = places.flatMap((place, index) => {
    const pieces = wish.pieces[index] ?? 0
    return pieces > 0 ? [line(pieces, place)] : []
  })
  const answer = await orderNow(day.services, cart, checkout)
  const pieces = oracle.take(wish.pieces)
  if (!answer.ok) return oracle.free({ ...blank, pieces }, 'cancelled')
  const made = await findOrderByNumber(day.services, answer.order.number)
  const deadline = reservationEnd(wish.paymentMethod, day.now())
  const { number, totalCents = 0 } = { ...answer.order, totalCents: made?.totalCents }
  oracle.orders.push({
    ...structuredClone(blank),
    number,
    paymentMethod: wish.paymentMethod,
    isSent,
    totalCents,
    deadline,
    pieces,
  })
}

const blank: Expected = {
  number: '',
  paymentMethod: 'card',
  isSent: false,
  totalCents: 0,
  deadline: undefined,
  pieces: [],
  stage: 'placed',
  isPaid: false,
  notes: [],
  back: [],
  givenBack: 0,
  held: 0,
}

async function act(day: Day, oracle: Oracle, one: Expected, name: keyof typeof verbs): Promise<void> {
  const answer = await verbs[name](day.services, { number: one.number, ...team })
  if (!answer.ok) return
  if (name !== 'cancel') {
    one.stage = stages[name]
    return
  }
  oracle.free(one, 'cancelled')
  const rest = one.totalCents - sum(one.notes)
  if (one.isPaid && rest > 0) one.notes.push(rest)
}

async function comeBack(
  { services }: Day,
  oracle: Oracle,
  one: Expected,
  { pieces, restock }: Extract<Happening, { kind: 'return' }>,
): Promise<void> {
  const lines = [{ id: '1', quantity: pieces }]
  const before = sum(one.notes)
  const answer = await refundOrder(services, {
    number: one.number,
    ...team,
    reason: 'withdrawal',
    lines,
    restock,
  })
  if (!answer.ok) return
  one.notes.push(sum(answer.order.refunds.filter(({ refund }) => refund).map(({ cents }) => cents)) - before)
  const place = one.pieces.findIndex((count) => count > 0)
  if (restock) oracle.comeBack(one, place, pieces)
}

async function giveBack({ services }: Day): Promise<void> {
  for (const job of await waitingJobs(services.database, 'refund_payment')) await refundPayment(services, job)
}

async function expectAll(day: Day, oracle: Oracle): Promise<void> {
  const left = await Promise.all(places.map((place) => piecesLeft(day.services, place)))
  expect(left).toEqual(oracle.left)
  await giveBack(day)
  for (const one of oracle.orders) {
    await markRefunded(day.services, { number: one.number, author: 'essai' })
    const found = await findOrderByNumber(day.services, one.number)
    const credit = found?.refunds.filter(({ refund }) => refund) ?? []
    expect({
      stage: found?.stage,
      isPaid: (found?.paidCents ?? 0) > 0,
      notes: credit.map(({ cents }) => cents),
      refundedCents: found?.refundedCents,
      givenBack: sum((found?.refunds ?? []).filter(({ refund }) => !refund).map(({ cents }) => cents)),
      documents: found?.documents.map(({ kind }) => kind),
      held: sum(
        (found?.events ?? [])
          .filter(({ act: name }) => name === 'hold-payment')
          .map(({ facts }) => Number(facts.cents)),
      ),
    }).toEqual({
      stage: one.stage,
      isPaid: one.isPaid,
      notes: one.notes,
      refundedCents: sum(one.notes),
      givenBack: one.givenBack,
      documents: one.isPaid ? ['invoice', ...one.notes.map(() => 'credit-note')] : [],
      held: one.held,
    })
  }
  await expectSums(day)
}

/** Sums that hold whatever was decided: stock by its movements, money by order, numbers without gap. */
async function expectSums({ services }: Day): Promise<void> {
  const { database } = services
  const { rows } = await database.execute(sql`
    SELECT 'stock' AS wrong FROM club.stock WHERE pieces < 0 OR pieces <> (
      SELECT coalesce(sum(quantity), 0) FROM club.stock_movements AS movement
      WHERE (movement.identifier, movement.variant) = (stock.identifier, stock.variant))
    UNION ALL SELECT 'freed in part' FROM club.orders JOIN club.stock_movements ON order_id = orders.id
      WHERE stage IN ('cancelled', 'expired') GROUP BY orders.id, identifier, variant HAVING sum(quantity) <> 0
    UNION ALL SELECT 'not set aside' FROM club.orders JOIN club.order_lines ON order_id = orders.id
      WHERE stage NOT IN ('cancelled', 'expired') AND order_lines.quantity <> -(
        SELECT coalesce(sum(quantity), 0) FROM club.stock_movements AS movement
        WHERE movement.order_id = orders.id AND reason <> 'return'
          AND (movement.identifier, movement.variant) = (order_lines.identifier, order_lines.variant))
    UNION ALL SELECT 'paid twice' FROM club.payments WHERE outcome = 'settles' GROUP BY order_id HAVING count(*) > 1
    UNION ALL SELECT 'paid another amount' FROM club.payments JOIN club.orders ON orders.id = order_id
      WHERE outcome = 'settles' AND received_cents <> total_cents
    UNION ALL SELECT 'given back too much' FROM club.orders JOIN club.refunds ON order_id = orders.id
      WHERE refund IS NOT NULL GROUP BY orders.id HAVING sum(cents) > total_cents
    UNION ALL SELECT 'not invoiced' FROM club.orders
      WHERE (SELECT count(*) FROM club.payments WHERE order_id = orders.id AND outcome = 'settles')
        <> (SELECT count(*) FROM club.documents WHERE order_id = orders.id AND kind = 'invoice')
    UNION ALL SELECT 'no credit note' FROM club.refunds WHERE (refund IS NULL) <> (document IS NULL)`)
  expect(rows).toEqual([])
  const issued = await database.select().from(documents).orderBy(asc(documents.year), asc(documents.rank))
  // A story may go on past the end of the year, where numbers begin anew.
  for (const ofYear of Map.groupBy(issued, ({ year }) => year).values())
    expect(ofYear.map(({ rank }) => rank)).toEqual(ofYear.map((_, index) => index + 1))
}
