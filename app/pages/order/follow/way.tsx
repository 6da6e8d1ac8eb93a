import { trackingOf } from '#app/domain/orders/carriers.ts'
import type { OrderEvent, PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { timelineOf, type TimelineStep } from '#app/domain/orders/status.ts'
import { dayInParis, formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'

// The current one is said by `aria-current`.
const words = { done: ' (fait)', current: '', toCome: ' (à venir)' }

/** How far an order has come: the bundle of its steps, your line drawn as far as it is. */
export function WayLine({ steps }: { steps: readonly WayStep[] }) {
  if (steps.length === 0) return null
  const current = steps.findIndex(({ state }) => state === 'current')
  const reached = current === -1 ? 100 : ((current + 0.5) / steps.length) * 100
  const name = steps.length === 5 ? 'order-way-5' : 'order-way-4'
  return (
    <section className="order-way" aria-label="Suivi">
      <div
        className="order-way-art"
        data-over={current === -1 || undefined}
        style={{ '--reached': `${reached}%` }}
        aria-hidden="true"
      >
        <LineArt name={name} />
        <i />
      </div>
      <ol style={{ '--steps': steps.length }}>
        {steps.map(({ label, state, when, note }) => (
          <li key={label} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <b className="row">
              {state === 'done' ? <Icon name="check" size={16} className="accent" /> : null}
              {label}
            </b>
            <span className="vh">{words[state]}</span>
            {when ? (
              <span className="small tabular">
                <Ordinals>{when}</Ordinals>
              </span>
            ) : null}
            {note ? <small className="smaller">{note}</small> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}

type WayStep = TimelineStep & {
  when: string | undefined
  note: string | undefined
}

/** The steps of an order with their days; empty for one that goes no further. */
export function wayOf(order: PlacedOrder): WayStep[] {
  const steps = timelineOf(order)
  const facts = steps.length === 5 ? fiveSteps(order) : fourSteps(order)
  return steps.map((step, index) => {
    const { when, note } = facts[index] ?? {}
    return { ...step, when: step.state === 'toCome' ? undefined : when, note }
  })
}

type StepFacts = { when?: string | undefined; note?: string | undefined }

function fiveSteps(order: PlacedOrder): StepFacts[] {
  const [placed, ...rest] = fourSteps(order)
  return [placed ?? {}, { when: whenOf(order, 'pay', formatInstant), note: paymentNote(order) }, ...rest]
}

function fourSteps(order: PlacedOrder): StepFacts[] {
  const { placedAt, delivery, receivedOn } = order
  const isSent = delivery === 'shipping'
  return [
    { when: formatInstant(placedAt), note: 'Confirmation par e-mail' },
    { when: whenOf(order, 'prepare') },
    {
      when: whenOf(order, isSent ? 'send' : 'makeReady'),
      note: isSent ? trackingNote(order) : 'Un e-mail vous prévient',
    },
    { when: receivedOn === undefined ? undefined : formatDay(receivedOn) },
  ]
}

function paymentNote({ money, paymentMethod }: PlacedOrder): string | undefined {
  if (money !== 'unpaid') return 'Facture disponible'
  return paymentMethod === 'transfer' ? 'Virement' : undefined
}

function trackingNote(order: PlacedOrder): string {
  const parcel = trackingOf(order)
  return parcel ? `Suivi\u00a0: ${parcel.words}` : 'Numéro de suivi par e-mail'
}

function whenOf(
  { events }: PlacedOrder,
  act: OrderEvent['act'],
  words = (at: Date) => formatDay(dayInParis(at)),
): string | undefined {
  const at = events.findLast((event) => event.act === act)?.at
  return at && words(at)
}
