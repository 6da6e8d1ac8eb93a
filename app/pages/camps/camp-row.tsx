import { Link } from 'react-router'
import { dateFigures, disciplineLine } from '#app/domain/camps/labels.ts'
import type { CampState } from '#app/domain/camps/rules.ts'
import type { ListedCamp } from '#app/domain/camps/store.server.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { Poster } from '#app/ui/art/poster.tsx'
import { Badge, type BadgeTone, ExampleBadge } from '#app/ui/kit/badge.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { PlacesGauge } from '#app/ui/kit/places-gauge.tsx'

const doors: Record<CampState, { label: string; look: 'neutral' | 'line'; anchor: string }> = {
  open: { label: 'Voir le stage', look: 'neutral', anchor: '' },
  lastPlaces: { label: 'Voir le stage', look: 'neutral', anchor: '' },
  full: { label: 'Liste d’attente', look: 'line', anchor: '#demander' },
  upcoming: { label: 'Me prévenir', look: 'line', anchor: '#demander' },
  past: { label: 'Revoir le stage', look: 'line', anchor: '' },
  cancelled: { label: 'Voir le stage', look: 'line', anchor: '' },
}

export function CampRow({ camp, level }: { camp: ListedCamp; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  const { days, months } = dateFigures(camp)
  const door = doors[camp.state]
  const hasGauge = camp.state === 'open' || camp.state === 'lastPlaces' || camp.state === 'full'
  return (
    <article className="camp-row">
      <Link to={camp.path} className="camp-row-art" tabIndex={-1} aria-hidden="true">
        <Poster {...camp.art} width={520} height={420} />
      </Link>
      <div className="camp-row-title">
        <p className="camp-row-dates num">
          {days} <small className="muted">{months}</small>
        </p>
        <Heading className="d3">
          <Link to={camp.path} prefetch="intent" viewTransition>
            {camp.title}
          </Link>
        </Heading>
        <p className="muted">{disciplineLine(camp)}</p>
      </div>
      <div className="camp-row-facts stack">
        <p className="muted">{camp.summary}</p>
        {hasGauge ? <PlacesGauge free={camp.placesLeft} total={camp.capacity} /> : null}
        <p className="chips">
          <CampStateBadge state={camp.state} label={camp.stateLabel} />
          {camp.isSample ? <ExampleBadge /> : null}
        </p>
      </div>
      <div className="camp-row-price">
        <p className="num">{formatEuros(camp.priceCents)}</p>
        <p className="muted smaller">par personne</p>
        <ButtonLink to={`${camp.path}${door.anchor}`} look={door.look}>
          {door.label}
          <span className="vh">&nbsp;: {camp.title}</span>
        </ButtonLink>
      </div>
    </article>
  )
}

const tones: Record<CampState, BadgeTone> = {
  open: 'success',
  lastPlaces: 'warning',
  full: 'neutral',
  upcoming: 'info',
  past: 'neutral',
  cancelled: 'error',
}

export function CampStateBadge({ state, label }: { state: CampState; label: string }) {
  return <Badge tone={tones[state]}>{label}</Badge>
}
