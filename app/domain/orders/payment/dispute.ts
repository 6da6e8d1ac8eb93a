import type { OrderEvent } from '../placed-order.ts'

/** The statuses after which a dispute asks for nothing, in the payment service's words. */
export const ends: ReadonlySet<string> = new Set(['won', 'lost', 'warning_closed', 'prevented'])

export function isOver(status: string): boolean {
  return ends.has(status)
}

/** The last status that was noted of a dispute; undefined when it is new. */
export function disputeOf(events: readonly OrderEvent[], dispute: string): string | undefined {
  const last = events.findLast(({ act, facts }) => act === 'dispute' && facts.dispute === dispute)
  return last && String(last.facts.status)
}
