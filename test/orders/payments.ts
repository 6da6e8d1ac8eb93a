import { sql } from 'drizzle-orm'
import type {
  Checkout,
  PaymentEvent,
  PaymentProvider,
  Refunded,
} from '#app/outside/payment/payment-provider.ts'
import type { Database } from '#db/database.ts'

type Fake = PaymentProvider & {
  /** Each checkout by the key it was asked with. */
  readonly checkouts: Map<
    string,
    Checkout & { state: 'open' | 'paid' | 'expired'; amountCents: number; orderId: string }
  >
  readonly refunds: Map<string, { paymentId: string; amountCents: number }>
  /** What the next questions are answered with. */
  trouble: 'unreachable' | 'refused' | undefined
  /** How the refunds stand that it is asked for. */
  progress: Refunded['progress']
}

/**
 * A payment service in memory, where the fake one cannot run: it is away or refuses when told to, and pays nobody by
 * itself.
 */
export function paymentsInMemory(): Fake {
  const checkouts: Fake['checkouts'] = new Map()
  const refunds: Fake['refunds'] = new Map()
  const stateOf = (id: string) => {
    const found = [...checkouts.values()].find((checkout) => checkout.id === id)
    if (!found) return { ok: false, why: 'refused', message: 'No such checkout.' } as const
    if (found.state === 'expired') return { ok: true, value: { state: 'expired' } } as const
    const { url, expiresAt, amountCents } = found
    if (found.state === 'open') return { ok: true, value: { state: 'open', url, expiresAt } } as const
    const paid = { state: 'paid', payment: paymentOf(id), amountCents, currency: 'eur' } as const
    return { ok: true, value: paid } as const
  }
  const inTrouble = () => fake.trouble && ({ ok: false, why: fake.trouble, message: 'In trouble.' } as const)
  const fake: Fake = {
    name: 'essai',
    checkouts,
    refunds,
    trouble: undefined,
    progress: 'succeeded',
    openCheckout: async ({ key, amountCents, orderId, expiresAt }) => {
      const trouble = inTrouble()
      if (trouble) return trouble
      const id = `checkout-${key}`
      const known = checkouts.get(key)
      if (!known)
        checkouts.set(key, {
          id,
          url: `https://paiement/${id}`,
          expiresAt,
          state: 'open',
          amountCents,
          orderId,
        })
      return {
        ok: true,
        value: { id, url: `https://paiement/${id}`, expiresAt: known?.expiresAt ?? expiresAt },
      }
    },
    readCheckout: async (id) => inTrouble() ?? stateOf(id),
    endCheckout: async (id) => {
      const trouble = inTrouble()
      if (trouble) return trouble
      for (const checkout of checkouts.values())
        if (checkout.id === id && checkout.state === 'open') checkout.state = 'expired'
      return stateOf(id)
    },
    refund: async ({ key, paymentId, amountCents }) => {
      const trouble = inTrouble()
      if (trouble) return trouble
      refunds.set(key, { paymentId, amountCents })
      return { ok: true, value: { id: `refund-${key}`, progress: fake.progress } }
    },
    readWebhook: () => ({ ok: false, message: 'No webhook.' }),
  }
  return fake
}

export function paymentOf(checkoutId: string): string {
  return `pay-${checkoutId}`
}

/** What a payment service would announce of a card that was charged. */
export function paidBy(
  order: { readonly id: string },
  amountCents: number,
  change: Partial<Extract<PaymentEvent, { kind: 'paid' }>> = {},
): Extract<PaymentEvent, { kind: 'paid' }> {
  return {
    id: `event-${order.id}`,
    at: new Date('2026-11-20T10:05:00Z'),
    kind: 'paid',
    orderId: order.id,
    checkoutId: undefined,
    payment: `pay-${order.id}`,
    amountCents,
    currency: 'eur',
    ...change,
  }
}

/** Payloads of the jobs of a kind that wait, oldest first. */
export async function waitingJobs(database: Database, task: string): Promise<unknown[]> {
  const { rows } = await database.execute<{ payload: unknown }>(sql`
    SELECT job.payload FROM graphile_worker._private_jobs AS job
    JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
    WHERE task.identifier = ${task} ORDER BY job.id`)
  return rows.map(({ payload }) => payload)
}
