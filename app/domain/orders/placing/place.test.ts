import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { standingClock } from '#app/outside/clock.ts'
import { checkouts, orderEmails, orders, stockMovements } from '#db/schema/index.ts'
import { useDatabase } from '#test/database.ts'
import { countPieces, line, ordered, orderNow, piecesLeft, toLyon, toTraining } from '#test/orders/place.ts'
import { type CheckoutField, checkoutFields } from '../checkout/checkout.ts'
import {
  findOrderByNumber,
  findOrderBySecret,
  placeOrder,
  purgeCheckouts,
  readCheckout,
  readOrderRecap,
  saveCheckout,
} from '../store.server.ts'

const held = useDatabase()
const content = await openSiteContent({ showsSamples: true, now: () => new Date('2026-11-20T10:00:00Z') })
const at = (now: string) => ({
  database: held.connection.database,
  content,
  clock: standingClock(now),
  siteUrl: 'https://club.exemple.fr',
  isProduction: false,
  payment: undefined,
})
const services = () => at('2026-11-20T10:00:00Z')
const byTransfer = { ...toLyon, paymentMethod: 'transfer' as const }
const fields = { ...blank(), email: 'athlete@exemple.fr', note: 'Merci\u202f!' }

async function waitingForStock(): Promise<number> {
  const { rowCount } = await held.connection.pool.query(
    `SELECT FROM pg_locks WHERE relation = 'club.stock'::regclass AND NOT granted`,
  )
  return rowCount ?? 0
}

function blank(): Record<CheckoutField, string> {
  return Object.fromEntries(checkoutFields.map((name) => [name, ''])) as Record<CheckoutField, string>
}

beforeEach(() => countPieces(services(), 10))

describe('what was typed', () => {
  test('waits under its id, and is forgotten after a day', async () => {
    const { database } = services()
    const id = await saveCheckout(services(), { id: undefined, fields })
    expect(await readCheckout({ database }, id)).toEqual(fields)
    expect(await saveCheckout(services(), { id, fields })).toBe(id)
    expect(await readCheckout({ database }, id)).toEqual(fields)
    expect(await purgeCheckouts(at('2026-11-21T09:59:00Z'))).toBe(0)
    expect(await purgeCheckouts(at('2026-11-21T10:01:00Z'))).toBe(1)
    expect(await readCheckout({ database }, id)).toBeUndefined()
  })

  test('is another wish once it is other words: a recap of the former ones orders nothing', async () => {
    const { database } = services()
    const id = await saveCheckout(services(), { id: undefined, fields })
    const next = await saveCheckout(services(), { id, fields: { ...fields, email: 'autre@exemple.fr' } })
    expect(next).not.toBe(id)
    expect(await readCheckout({ database }, id)).toBeUndefined()
    expect(await readCheckout({ database }, next)).toMatchObject({ email: 'autre@exemple.fr' })
  })

  test('is under no id that somebody else chose', async () => {
    const chosen = randomUUID()
    expect(await saveCheckout(services(), { id: chosen, fields })).not.toBe(chosen)
  })

  test.each(['a\0b', `${'a'.repeat(999)}🏊`])(
    'is kept, whatever no database can hold in it',
    async (street) => {
      const id = await saveCheckout(services(), {
        id: undefined,
        fields: { ...fields, billingStreet: street },
      })
      expect(await readCheckout(services(), id)).toMatchObject({ email: 'athlete@exemple.fr' })
    },
  )

  test.each([undefined, '', 'x', "'; DROP TABLE", randomUUID()])('is nowhere under %j', async (id) => {
    expect(await readCheckout(services(), id)).toBeUndefined()
  })

  test('is another wish once it was ordered', async () => {
    const id = await saveCheckout(services(), { id: undefined, fields })
    await orderNow(services(), [line()], byTransfer, id)
    const next = await saveCheckout(services(), { id, fields })
    expect(next).not.toBe(id)
    expect(await services().database.$count(checkouts, eq(checkouts.id, next))).toBe(1)
  })
})

describe('the recap', () => {
  test('has the prices, fees and regimes of the moment', async () => {
    const cart = [{ ...line(2), seenCents: 900 }]
    const recap = await readOrderRecap(services(), { cart, checkout: byTransfer })
    expect(recap).toMatchObject({
      lines: [
        { label: 'Gourde Relief', quantity: 2, unitPriceCents: 1600, totalCents: 3200, regime: '14-jours' },
      ],
      missing: [],
      delivery: { option: 'domicile', kind: 'shipping', feeCents: 690, standardFeeCents: 690 },
      goodsCents: 3200,
      totalCents: 3890,
    })
    expect(recap?.lines[0]?.messages).toHaveLength(1)
    const reduced = [line(1, { identifier: 'maillot-nuit', variant: 'ardoise-m' })]
    expect(await readOrderRecap(services(), { cart: reduced, checkout: byTransfer })).toMatchObject({
      goodsCents: 4720,
    })
    expect(recap?.fingerprint).toMatch(/^[\da-f]{64}$/)
  })

  test('leaves out what cannot be ordered, and says so', async () => {
    const gone = { identifier: 'maillot-perdu', variant: 'm' }
    const recap = await readOrderRecap(services(), { cart: [line(20), line(1, gone)], checkout: byTransfer })
    expect(recap?.lines).toMatchObject([{ quantity: 10 }])
    expect(recap?.missing).toHaveLength(1)
    await countPieces(services(), 0)
    expect(await readOrderRecap(services(), { cart: [line()], checkout: byTransfer })).toBeUndefined()
  })
})

describe('an order', () => {
  test('is whole: lines, texts, pieces, emails', async () => {
    const order = await ordered(services(), [line(3)], byTransfer)
    expect(order.number).toMatch(/^2026-\d{4,}$/)
    expect(order.secret).toMatch(/^[\w-]{32}$/)
    const found = await findOrderBySecret(services(), order.secret)
    const { recap: _fingerprint, ...made } = order
    expect(found).toMatchObject({
      ...made,
      stage: 'placed',
      money: 'unpaid',
      delivery: 'shipping',
      email: 'athlete@exemple.fr',
      address: { street: '12 rue du Stade', postcode: '69003', city: 'Lyon' },
      goodsCents: 4800,
      deliveryCents: 690,
      totalCents: 5490,
      expiresAt: new Date('2026-11-30T10:00:00Z'),
      lines: [{ id: '1', label: 'Gourde Relief', detail: 'Blanc craie', quantity: 3, unitPriceCents: 1600 }],
      terms: { acceptedAt: '2026-11-20T10:00:00.000Z', vatMention: expect.stringContaining('293 B') },
      events: [{ act: 'place', actor: 'customer' }],
    })
    expect(found?.terms.terms).toContain('## Droit de rétractation')
    expect(Object.keys(found ?? {})).not.toContain('key')
    expect(await findOrderByNumber(services(), order.number)).toEqual(found)
    expect(await piecesLeft(services())).toBe(7)
    const emails = await services()
      .database.select({ email: orderEmails.email })
      .from(orderEmails)
      .where(eq(orderEmails.orderId, order.id))
    expect(emails.map(({ email }) => email).sort()).toEqual(['received', 'team-notice'])
  })

  test('is found by a second press that reads the stock once the first has taken it', async () => {
    const key = randomUUID()
    const cart = [line(8)]
    const recap = await readOrderRecap(services(), { cart, checkout: byTransfer })
    const wish = { key, fingerprint: recap?.fingerprint ?? '', cart, checkout: byTransfer, userId: undefined }
    const { first, second } = await held.connection.database.transaction(async (transaction) => {
      await transaction.execute(sql`LOCK TABLE club.stock IN ACCESS EXCLUSIVE MODE`)
      const second = placeOrder(services(), wish)
      await expect.poll(waitingForStock).toBe(1)
      return { second, first: await placeOrder({ ...services(), database: transaction }, wish) }
    })
    expect(first).toMatchObject({ ok: true, isNew: true })
    expect(await second).toMatchObject({ ok: true, isNew: false, order: { id: first.ok && first.order.id } })
  })

  test('is made once, however often the button is pressed', async () => {
    const key = randomUUID()
    const cart = [line(2)]
    const recap = await readOrderRecap(services(), { cart, checkout: byTransfer })
    const wish = { key, fingerprint: recap?.fingerprint ?? '', cart, checkout: byTransfer, userId: undefined }
    const answers = await Promise.all(Array.from({ length: 8 }, () => placeOrder(services(), wish)))
    const made = answers.flatMap((answer) => (answer.ok ? [answer] : []))
    expect(new Set(made.map(({ order }) => order.number)).size).toBe(1)
    expect(made).toHaveLength(8)
    expect(made.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(await piecesLeft(services())).toBe(8)
    const again = await placeOrder(services(), { ...wish, fingerprint: 'x', cart: [] })
    expect(again).toMatchObject({ ok: true, isNew: false, order: made[0]?.order })
  })

  test('is not made when the recap has changed', async () => {
    const wish = { key: randomUUID(), cart: [line(2)], checkout: byTransfer, userId: undefined }
    const answer = await placeOrder(services(), { ...wish, fingerprint: 'a'.repeat(64) })
    expect(answer).toMatchObject({
      ok: false,
      why: 'recap-changed',
      message: expect.stringContaining('relisez'),
    })
    const recap = await readOrderRecap(services(), wish)
    await countPieces(services(), 1)
    expect(await placeOrder(services(), { ...wish, fingerprint: recap?.fingerprint ?? '' })).toMatchObject({
      why: 'recap-changed',
    })
    await countPieces(services(), 0)
    expect(await placeOrder(services(), { ...wish, fingerprint: recap?.fingerprint ?? '' })).toMatchObject({
      why: 'nothing-left',
    })
    expect(await services().database.$count(orders, eq(orders.key, wish.key))).toBe(0)
  })

  test('of the last piece goes to one of all who press at once', async () => {
    await countPieces(services(), 3)
    const before = await services().database.$count(orders)
    const movements = await services().database.$count(stockMovements)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => orderNow(services(), [line()], byTransfer)),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
    for (const answer of answers) if (!answer.ok) expect(answer.why).not.toBe('closed')
    expect(await piecesLeft(services())).toBe(0)
    expect(await services().database.$count(orders)).toBe(before + 3)
    expect(await services().database.$count(stockMovements)).toBe(movements + 3)
  })

  test('by card needs somebody who takes cards', async () => {
    expect(await orderNow(services(), [line()], toTraining)).toMatchObject({ ok: false, why: 'closed' })
  })

  test('of a club that is not known yet is refused in production', async () => {
    expect(await orderNow({ ...services(), isProduction: true }, [line()], byTransfer)).toMatchObject({
      ok: false,
      why: 'closed',
    })
  })

  test.each(['', 'a'.repeat(32), '../../../etc', 'é'.repeat(32)])('is not found by %j', async (words) => {
    expect(await findOrderBySecret(services(), words)).toBeUndefined()
    expect(await findOrderByNumber(services(), words)).toBeUndefined()
  })
})
