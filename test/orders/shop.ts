import { eq } from 'drizzle-orm'
import { beforeEach } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import type { PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { expireOrders, findOrderByNumber, receivePaymentEvent } from '#app/domain/orders/store.server.ts'
import { writeOrderMails } from '#app/emails/orders/mails.server.tsx'
import { standingClock } from '#app/outside/clock.ts'
import type { PaymentProvider } from '#app/outside/payment/payment-provider.ts'
import { orderEmails } from '#db/schema/index.ts'
import { useDatabase } from '../database.ts'
import { paidBy, paymentsInMemory } from './payments.ts'
import { countPieces, line, ordered, toLyon } from './place.ts'

const cap = { identifier: 'bonnet-ondes', variant: 'bleu-bassin' }

export const team = { author: 'essai' }

/** A shop on a real database, ten bottles in it before each test, and a payment service in memory. */
export async function openOrderShop() {
  const held = useDatabase()
  const content = await openSiteContent({ showsSamples: true, now: () => new Date('2026-11-20T10:00:00Z') })
  const shop = { payment: paymentsInMemory() }
  const at = (now: string, payment: PaymentProvider | undefined = shop.payment) => ({
    database: held.connection.database,
    content,
    clock: standingClock(now),
    siteUrl: 'https://club.exemple.fr',
    isProduction: false,
    payment,
    writeOrderMails,
    logger: { error: () => undefined },
  })
  /** When orders are made. */
  const services = () => at('2026-11-20T10:00:00Z')

  beforeEach(async () => {
    // What earlier tests left unpaid.
    await expireOrders({ ...at('2027-01-01T10:00:00Z'), payment: undefined })
    shop.payment = paymentsInMemory()
    await countPieces(services(), 10)
  })

  async function lookAt({ number }: { readonly number: string }): Promise<PlacedOrder> {
    const order = await findOrderByNumber(services(), number)
    if (!order) throw new Error('no such order')
    return order
  }

  return {
    at,
    services,
    /** When cards are too late. */
    later: () => at('2026-11-20T10:31:00Z'),
    payment: () => shop.payment,
    lookAt,
    /** Two bottles and a cap sent to Lyon, paid by card. */
    async paidOrder(): Promise<PlacedOrder> {
      await countPieces(services(), 10, cap)
      const order = await ordered(services(), [line(2), line(1, cap)], toLyon)
      const { totalCents } = await lookAt(order)
      await receivePaymentEvent(services(), paidBy(order, totalCents))
      return lookAt(order)
    },
    async emailsOf({ id }: { readonly id: string }): Promise<string[]> {
      const rows = await services()
        .database.select({ email: orderEmails.email })
        .from(orderEmails)
        .where(eq(orderEmails.orderId, id))
      return rows.map(({ email }) => email).sort()
    },
  }
}
