import { href } from 'react-router'
import type { Camp } from '#app/domain/camps/camp.ts'
import type { Standing } from '#app/domain/camps/store.server.ts'
import { noWithdrawalRight } from '#app/domain/camps/terms.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { PlacesGauge } from '#app/ui/kit/places-gauge.tsx'
import { CampOptions } from './camp-options.tsx'
import { CampStateBadge } from './camp-state-badge.tsx'
import { requestLabels } from './request-labels.ts'
import { RequestWords } from './request-words.tsx'

/** The card one acts from: the price, the places, and the way to ask for one. */
export function CampRequest({ camp }: { camp: Camp & Standing }) {
  const isOver = camp.state === 'past' || camp.state === 'cancelled'
  const isCounted = camp.taken > 0 && camp.taken + camp.placesLeft === camp.capacity
  return (
    <aside className="card camp-request" id="demander" aria-labelledby="demander-titre">
      <h2 className="vh" id="demander-titre">
        Prix et places
      </h2>
      <p className="camp-request-price">
        <span className="num">{formatEuros(camp.priceCents)}</span>
        <span className="muted">
          par personne
          {camp.depositCents !== undefined && !isOver ? (
            <>
              <br />
              acompte de {formatEuros(camp.depositCents)}
            </>
          ) : null}
        </span>
      </p>
      {isOver ? null : <PlacesGauge free={camp.placesLeft} total={camp.capacity} />}
      <p className="camp-request-state">
        <CampStateBadge state={camp.state} label={camp.stateLabel} />
        {isCounted ? (
          <span className="muted">
            {camp.taken} {camp.taken > 1 ? 'inscrits' : 'inscrit'} sur {camp.capacity}
          </span>
        ) : null}
      </p>
      <div className="camp-request-way">
        <RequestWords camp={camp} />
        {isOver ? null : <CampOptions options={camp.options} />}
        <ButtonLink
          to={isOver ? href('/nos-stages') : requestAddress(camp.slug)}
          look={isOver ? 'line' : 'primary'}
          size="large"
          block
        >
          {requestLabels[camp.state]}
        </ButtonLink>
        {isOver ? null : (
          <p className="camp-small">
            {camp.priceNote ? `${camp.priceNote} ` : null}
            {noWithdrawalRight}{' '}
            <a href="#conditions" className="link">
              Conditions d’annulation
            </a>
          </p>
        )}
      </div>
    </aside>
  )
}

function requestAddress(slug: string): string {
  return `${href('/contact')}?${new URLSearchParams({ sujet: 'stage', stage: slug })}`
}
