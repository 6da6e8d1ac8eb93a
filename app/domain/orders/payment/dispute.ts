import type { OrderEvent } from '../placed-order.ts'

const ends = new Set(['won', 'lost', 'warning_closed', 'prevented'])

/** Whether a dispute of this status, in the payment service's words, asks for nothing any more. */
export function isOver(status: string): boolean {
  return ends.has(status)
}

/** The last status that was noted of a dispute; undefined when it is new. */
export function disputeOf(events: readonly OrderEvent[], dispute: string): string | undefined {
  const last = events.findLast(({ act, facts }) => act === 'dispute' && facts.dispute === dispute)
  return last && String(last.facts.status)
}
