import { href, Link } from 'react-router'
import type { CoachingSummary } from '#app/domain/home/store.server.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'

const lanes = {
  running: { to: href('/coaching/running'), art: 'lane-run' },
  triathlon: { to: href('/coaching/triathlon'), art: 'lane-tri' },
  natation: { to: href('/coaching/natation'), art: 'lane-swim' },
} as const

export function DisciplineLane({ coaching, lane }: { coaching: CoachingSummary; lane: number }) {
  const { subject, word, subtitle, summary, fromCents } = coaching
  const { to, art } = lanes[subject]
  return (
    <li className="discipline-lane columns-kept covered scene">
      <span className="discipline-lane-number num tall" aria-hidden="true">
        {lane}
      </span>
      <div className="discipline-lane-name">
        <h3 className="d3">
          <Link to={to} prefetch="intent" viewTransition>
            {word}
          </Link>
        </h3>
        <p className="muted">{subtitle}</p>
      </div>
      <div className="discipline-lane-text stack muted">
        <p>{summary}</p>
        {fromCents === undefined ? null : (
          <p className="discipline-lane-price small">
            À partir de <b>{formatEuros(fromCents)}</b> par mois
          </p>
        )}
      </div>
      <LineArt name={art} className="discipline-lane-art" />
      <span className="discipline-lane-arrow centred" aria-hidden="true">
        <Icon name="arrow-up-right" size={24} />
      </span>
    </li>
  )
}
