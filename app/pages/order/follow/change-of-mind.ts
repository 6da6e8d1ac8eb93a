import type { PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { withdrawalStateOf, type WithdrawalState } from '#app/domain/orders/withdrawal/withdrawal.ts'
import { dayInParis, formatDay } from '#app/domain/shared/dates/french-dates.ts'

/** What is said of changing one's mind. Days are in French. */
export type ChangeOfMind = {
  state: WithdrawalState['kind']
  orderedOn: string
  receivedOn: string | undefined
  lastDay: string | undefined
  /** Names of the articles that can go back, and of those among them whose seal must be whole. */
  returnable: string[]
  sealed: string[]
}

/** Undefined when there is nothing to withdraw from: never paid and gone, or given back whole. */
export function changeOfMind(order: PlacedOrder, now: Date): ChangeOfMind | undefined {
  const { stage, money, lines, receivedOn, placedAt } = order
  if (stage === 'cancelled' || stage === 'expired' || money === 'refunded') return undefined
  // The right is told of with the order itself: its page and its confirmation.
  const received = receivedOn === undefined ? undefined : { on: receivedOn, informedOn: dayInParis(placedAt) }
  const state = withdrawalStateOf(received, now)
  return {
    state: state.kind,
    orderedOn: formatDay(dayInParis(placedAt)),
    receivedOn: receivedOn === undefined ? undefined : formatDay(receivedOn),
    lastDay: 'lastDay' in state ? formatDay(state.lastDay) : undefined,
    returnable: lines.map(({ label }) => label),
    sealed: lines.filter(({ regime }) => regime === 'hygiene').map(({ label }) => label),
  }
}
