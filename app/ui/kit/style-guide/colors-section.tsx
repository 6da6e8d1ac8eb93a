import type { ReactNode } from 'react'

const RAMPS = ['green', 'blue', 'slate', 'yellow', 'red']
const STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]
const MEANINGS = [
  'bg',
  'surface',
  'surface-2',
  'surface-3',
  'border-strong',
  'text-muted',
  'text',
  'primary',
  'primary-soft',
  'secondary',
  'warning',
  'error',
  'focus',
  'line-hi',
  'line-hi-2',
  'ink',
]

export function ColorsSection() {
  return (
    <GuideSection title="Couleurs">
      <div className="guide-ramps">
        {RAMPS.map((ramp) => (
          <div key={ramp} className="guide-ramp">
            {STEPS.map((step) => (
              <span
                key={step}
                style={{ background: `var(--color-${ramp}-${step})` }}
                title={`${ramp}-${step}`}
              />
            ))}
          </div>
        ))}
      </div>
      <ul className="guide-meanings">
        {MEANINGS.map((name) => (
          <li key={name}>
            <span style={{ background: `var(--${name})` }} />
            {name}
          </li>
        ))}
      </ul>
    </GuideSection>
  )
}

export function GuideSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="d4">{title}</h2>
      {children}
    </section>
  )
}
