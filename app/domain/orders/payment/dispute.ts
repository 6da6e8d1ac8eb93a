import type { OrderEvent } from '../placed-order.ts'

type Events = readonly Pick<OrderEvent, 'act' | 'facts'>[]

/** The statuses after which a dispute asks for nothing, in the payment service's words. */
export const ends: ReadonlySet<string> = new Set(['won', 'lost', 'warning_closed', 'prevented'])

export function isOver(status: string): boolean {
  return ends.has(status)
}

/** The last status that was noted of a dispute; undefined when it is new. */
export function disputeOf(events: Events, dispute: string): string | undefined {
  const last = events.findLast(({ act, facts }) => act === 'dispute' && facts.dispute === dispute)
  return last && String(last.facts.status)
}

/** Each dispute of an order as it stands. */
export function disputesOf(events: Events): OrderEvent['facts'][] {
  const disputes = events.filter(({ act }) => act === 'dispute').map(({ facts }) => facts)
  return [...new Map(disputes.map((facts) => [facts.dispute, facts])).values()]
}

type Kept = { readonly paidCents: number; readonly refundedCents: number }

/** Cents that the buyer's bank took back for good, of what was paid and not given back. */
export function lostCentsOf({ paidCents, refundedCents }: Kept, events: Events): number {
  const lost = disputesOf(events).filter(({ status }) => status === 'lost')
  return Math.min(
    paidCents - refundedCents,
    lost.reduce((sum, { cents }) => sum + Number(cents), 0),
  )
}

type Contestable = {
  readonly events: Events
  readonly balance?: { readonly orders: readonly { readonly disputes: Events }[] } | undefined
}

/** Why nothing is given back meanwhile, in French: the bank may be about to, of the order or of its balance. */
export function disputeProblem({ events, balance }: Contestable): string | undefined {
  const all = disputesOf([...events, ...(balance?.orders ?? []).flatMap(({ disputes }) => disputes)])
  if (all.every(({ status }) => isOver(String(status)))) return undefined
  return 'Le paiement est contesté\u00a0: répondez chez votre prestataire, et attendez la fin de la contestation.'
}
