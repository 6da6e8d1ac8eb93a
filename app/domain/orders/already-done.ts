import { dayInParis, formatDay, formatHour, timeInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { OrderEvent, PlacedOrder } from './placed-order.ts'
import { type Act, transitions } from './transitions.ts'

export type DoneAct = Act | 'pay'

const words: Readonly<Partial<Record<DoneAct, string>>> = {
  prepare: 'Déjà mise en préparation',
  makeReady: 'Déjà annoncée prête',
  send: 'Déjà expédiée',
  cancel: 'Déjà annulée',
  pay: 'Déjà notée comme payée',
}

type Done = {
  readonly event: OrderEvent
  /** « Déjà remise par Camille, à 18 h 42. » @param name of its author, when it is known */
  readonly say: (name: string | undefined, now: Date) => string
}

/** The act that brought an order where this one would; undefined when it is still to be done, or impossible. */
export function alreadyDone(order: PlacedOrder, act: DoneAct): Done | undefined {
  const isThere = act === 'pay' ? order.money !== 'unpaid' : order.stage === transitions[act].to
  const event = isThere ? order.events.findLast((one) => one.act === act) : undefined
  const received = order.delivery === 'pickup' ? 'Déjà remise' : 'Déjà notée comme livrée'
  const done = act === 'receive' ? received : words[act]
  if (!event || done === undefined) return undefined
  return { event, say: (name, now) => `${done}${name ? ` par ${name}` : ''}, ${whenOf(event.at, now)}.` }
}

const takenWords: Readonly<Partial<Record<string, string>>> = {
  prepare: 'elle n’est plus en préparation',
  makeReady: 'elle n’est plus prête',
  send: 'elle n’est plus expédiée',
  receive: 'elle n’est plus remise ni livrée',
}

/** The last step of an order, when it was taken back. */
export function takenBack({ events }: PlacedOrder): Done | undefined {
  const event = events.at(-1)
  if (event?.act !== 'take-back') return undefined
  const now = takenWords[event.facts.taken ?? '']
  const say: Done['say'] = (name, at) =>
    `Reprise${name ? ` par ${name}` : ''}, ${whenOf(event.at, at)}\u00a0: ${now}.`
  return { event, say }
}

function whenOf(at: Date, now: Date): string {
  const day = dayInParis(at)
  return `${day === dayInParis(now) ? '' : `le ${formatDay(day)} `}à ${formatHour(timeInParis(at))}`
}
