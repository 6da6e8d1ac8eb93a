import { heldMs } from '#app/domain/shared/take-back-time.ts'
import { type Stage, stages } from '../order.ts'
import type { OrderEvent, PlacedOrder } from '../placed-order.ts'

/** The steps that can be taken back, with the email that each asks for. */
const emails: Readonly<Partial<Record<OrderEvent['act'], string | undefined>>> = {
  prepare: undefined,
  makeReady: 'ready',
  send: 'sent',
  receive: 'delivered',
}

type Undone = {
  readonly event: OrderEvent
  /** Where the order was before. */
  readonly stage: Stage
  readonly email: string | undefined
}

/** The last step of an order, when its author may still take it back: nothing came after it, nor money with it. */
export function stepToTakeBack({ events }: PlacedOrder, author: string, now: Date): Undone | undefined {
  const event = events.at(-1)
  if (!event || event.author !== author || !Object.hasOwn(emails, event.act)) return undefined
  const stage = stages.find((one) => one === event.facts.from)
  const before = events.at(-2)
  const isPaidWithIt = before?.act === 'pay' && before.at.getTime() === event.at.getTime()
  // The day of a reception that is corrected has no mail that says it never was.
  if (stage === undefined || stage === 'received' || isPaidWithIt) return undefined
  const isLate = now.getTime() - event.at.getTime() > heldMs
  return isLate ? undefined : { event, stage, email: emails[event.act] }
}
