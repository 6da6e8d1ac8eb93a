import type { CSSProperties } from 'react'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import type { WayStep } from './way.ts'

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
        style={{ '--reached': `${reached}%` } as CSSProperties}
        aria-hidden="true"
      >
        <LineArt name={name} />
        <i />
      </div>
      <ol style={{ '--steps': steps.length } as CSSProperties}>
        {steps.map(({ label, state, when, note }) => (
          <li key={label} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <b>
              {state === 'done' ? <Icon name="check" size={16} /> : null}
              {label}
            </b>
            <span className="vh">{words[state]}</span>
            {when ? <span>{when}</span> : null}
            {note ? <small>{note}</small> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
