import type { OrderLine, PlacedOrder } from '../../../domain/orders/placed-order.ts'
import { withdrawalStateOf, type WithdrawalState } from '../../../domain/orders/withdrawal/withdrawal.ts'
import { dayInParis, formatDay } from '../../../domain/shared/french-dates.ts'

/** What is said of changing one's mind. Days are in French. */
export type ChangeOfMind = {
  /** `early`: nothing received yet · `open` and `late`: counted from the reception · `none`: no article can go back. */
  state: WithdrawalState['kind']
  orderedOn: string
  receivedOn: string | undefined
  lastDay: string | undefined
  /** Names of the articles that can go back, and of those that cannot. */
  returnable: string[]
  sealed: string[]
  kept: string[]
}

/** Undefined when there is nothing to withdraw from: never paid and gone, or given back whole. */
export function changeOfMind(order: PlacedOrder, now: Date): ChangeOfMind | undefined {
  const { stage, money, lines, receivedOn, placedAt } = order
  if (stage === 'cancelled' || stage === 'expired' || money === 'refunded') return undefined
  // The right is told of with the order itself: its page and its confirmation.
  const received = receivedOn === undefined ? undefined : { on: receivedOn, informedOn: dayInParis(placedAt) }
  const states = lines.map((line) => ({ line, state: withdrawalStateOf(line.regime, received, now) }))
  const withRight = states.filter(({ state }) => state.kind !== 'none')
  const state = withRight[0]?.state
  return {
    state: state?.kind ?? 'none',
    orderedOn: formatDay(dayInParis(placedAt)),
    receivedOn: receivedOn === undefined ? undefined : formatDay(receivedOn),
    lastDay: state && 'lastDay' in state ? formatDay(state.lastDay) : undefined,
    returnable: withRight.map(({ line }) => line.label),
    sealed: withRight.filter(({ line }) => line.regime === 'hygiene').map(({ line }) => line.label),
    kept: states.filter(isKept).map(({ line }) => line.label),
  }
}

function isKept({ state }: { line: OrderLine; state: WithdrawalState }): boolean {
  return state.kind === 'none'
}
