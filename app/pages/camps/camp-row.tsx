import { Link } from 'react-router'
import { dateFigures, disciplineLine } from '#app/domain/camps/labels.ts'
import { hasPlaces, type CampState } from '#app/domain/camps/rules.ts'
import type { ListedCamp } from '#app/domain/camps/store.server.ts'
import type { ShownPhoto } from '#app/domain/photos/photo.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { CampStateBadge } from '#app/ui/blocks/camp-state-badge.tsx'
import { CampPicture } from '#app/ui/blocks/photo/camp-picture.tsx'
import { ExampleBadge } from '#app/ui/kit/badge.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'
import { PlacesGauge } from '#app/ui/kit/places-gauge.tsx'

const doors: Partial<Record<CampState, string>> = {
  full: 'Liste d’attente',
  upcoming: 'Me prévenir',
  past: 'Revoir le stage',
}

type RowCamp = ListedCamp & { photo: ShownPhoto | undefined }

export function CampRow({ camp, level }: { camp: RowCamp; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  const { days, months } = dateFigures(camp)
  const isOpen = hasPlaces(camp.state)
  const isFull = camp.state === 'full'
  const anchor = isFull || camp.state === 'upcoming' ? '#demander' : ''
  return (
    <article className="camp-row columns-narrow">
      <Link to={camp.path} className="camp-row-art" tabIndex={-1} aria-hidden="true">
        <CampPicture camp={camp} size={{ width: 520, height: 420 }} />
      </Link>
      <div className="camp-row-title">
        <p className="camp-row-dates num">
          <Ordinals>{days}</Ordinals>{' '}
          <small className="muted">
            <Ordinals>{months}</Ordinals>
          </small>
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
        {isOpen || isFull ? <PlacesGauge free={camp.placesLeft} total={camp.capacity} /> : null}
        <p className="chips">
          <CampStateBadge camp={camp} />
          {camp.isSample ? <ExampleBadge /> : null}
        </p>
      </div>
      <div className="camp-row-price">
        <p className="num">{formatEuros(camp.priceCents)}</p>
        <p className="muted smaller">par personne</p>
        <ButtonLink to={`${camp.path}${anchor}`} look={isOpen ? 'neutral' : 'line'}>
          {doors[camp.state] ?? 'Voir le stage'}
          <span className="vh">&nbsp;: {camp.title}</span>
        </ButtonLink>
      </div>
    </article>
  )
}
