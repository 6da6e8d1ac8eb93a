import { href } from 'react-router'
import type { Camp } from '#app/domain/camps/camp.ts'
import type { CampState } from '#app/domain/camps/rules.ts'
import type { Standing } from '#app/domain/camps/store.server.ts'
import { noWithdrawalRight } from '#app/domain/camps/terms.ts'
import { formatDay, formatDayRangeInWords } from '#app/domain/shared/dates/french-dates.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { ActBar } from '#app/ui/blocks/act-bar.tsx'
import { CampStateBadge } from '#app/ui/blocks/camp-state-badge.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import type { ButtonAppearance } from '#app/ui/kit/button.tsx'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'
import { PlacesGauge } from '#app/ui/kit/places-gauge.tsx'

type RequestProps = { camp: Camp & Standing; isBookable: boolean }

export function CampRequest({ camp, isBookable, lowerPrices }: RequestProps & { lowerPrices: string[] }) {
  const isOver = camp.state === 'past' || camp.state === 'cancelled'
  const isCounted = camp.taken > 0 && camp.taken + camp.placesLeft === camp.capacity
  return (
    <aside className="card camp-request" id="demander" aria-labelledby="demander-titre">
      <h2 className="vh" id="demander-titre">
        Prix et places
      </h2>
      <p className="camp-request-price">
        <span className="num">{formatEuros(camp.priceCents)}</span>
        <span className="muted smaller">
          par personne
          {camp.depositCents !== undefined && !isOver ? (
            <>
              <br />
              acompte de {formatEuros(camp.depositCents)}
            </>
          ) : null}
        </span>
      </p>
      {lowerPrices.length > 0 ? (
        <ul className="camp-lower-prices smaller">
          {lowerPrices.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
      {isOver ? null : <PlacesGauge free={camp.placesLeft} total={camp.capacity} />}
      <p className="camp-request-state row spread">
        <CampStateBadge camp={camp} />
        {isCounted ? (
          <span className="muted smaller">
            {camp.taken} {camp.taken > 1 ? 'inscrits' : 'inscrit'} sur {camp.capacity}
          </span>
        ) : null}
      </p>
      <div className="camp-request-way stack">
        <p>
          <Ordinals>{isBookable ? bookingWords(camp) : requestWords[camp.state](camp)}</Ordinals>
        </p>
        {isOver ? null : <CampOptions options={camp.options} isAsked={!isBookable && !isWaited(camp)} />}
        <RequestButton camp={camp} isBookable={isBookable} size="large" block />
        {isOver ? null : (
          <p className="camp-small muted smaller">
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

export function CampBar({ camp, isBookable }: RequestProps) {
  return (
    <ActBar figure={formatEuros(camp.priceCents)} detail={camp.stateLabel}>
      <RequestButton camp={camp} isBookable={isBookable} />
    </ActBar>
  )
}

function RequestButton({ camp, isBookable, ...look }: RequestProps & ButtonAppearance) {
  const { state, slug, path } = camp
  if (isBookable)
    return (
      <ButtonLink to={`${path}/inscription`} look="primary" {...look}>
        S’inscrire
      </ButtonLink>
    )
  const isOver = state === 'past' || state === 'cancelled'
  const asking = new URLSearchParams({ sujet: 'stage', stage: slug })
  const toAsk = isWaited(camp) ? `${path}/liste-d-attente` : `${href('/contact')}?${asking}`
  const to = isOver ? href('/nos-stages') : toAsk
  return (
    <ButtonLink to={to} look={isOver ? 'line' : 'primary'} {...look}>
      {requestLabels[state]}
    </ButtonLink>
  )
}

function isWaited({ state }: Standing): boolean {
  return state === 'full' || state === 'upcoming'
}

function CampOptions({ options, isAsked }: Pick<Camp, 'options'> & { isAsked: boolean }) {
  if (options.length === 0) return null
  return (
    <div>
      <h3 className="camp-options-title">
        {isAsked ? 'En option, à préciser dans votre demande' : 'En option'}
      </h3>
      <ul className="camp-options">
        {options.map(({ label, note, priceCents }) => (
          <li key={label} className="spread">
            <span>
              {label}
              {note ? <small className="muted smaller">{note}</small> : null}
            </span>
            <span className="camp-option-price nowrap">
              {priceCents > 0 ? `+\u00A0${formatEuros(priceCents)}` : 'compris'}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const askingWords = () =>
  'Écrivez-nous vos repères et votre objectif. Rien n’est dû avant que nous ayons dit oui ensemble.'

function bookingWords({ depositCents, balanceDays }: Camp): string {
  if (depositCents === undefined)
    return 'Inscrivez une ou plusieurs personnes\u00a0: vous relisez tout avant de payer.'
  return `Un acompte de ${formatEuros(depositCents)} par personne garde la place, le reste se règle ${balanceDays} jours avant le départ.`
}

const requestWords: Record<CampState, (camp: Camp) => string> = {
  open: askingWords,
  lastPlaces: askingWords,
  full: () =>
    'Une place se libère souvent le mois qui précède. Laissez votre adresse\u00a0: dès qu’une place revient, elle est gardée pour la première personne de la liste.',
  upcoming: ({ opensOn, startOn }) =>
    `Les inscriptions ouvrent le ${formatDay(opensOn ?? startOn)}. Laissez votre adresse\u00a0: vous le saurez ce jour-là.`,
  past: ({ startOn, endOn }) =>
    `Ce stage s’est tenu ${formatDayRangeInWords(startOn, endOn)}. Le prochain vous attend peut-être.`,
  cancelled: () => 'Ce stage n’aura pas lieu. Les personnes inscrites sont prévenues et remboursées.',
}

/** What the way to a camp is called, by its state. Nothing is ordered here: it never says « Réserver ». */
export const requestLabels: Record<CampState, string> = {
  open: 'Demander une place',
  lastPlaces: 'Demander une place',
  full: 'Rejoindre la liste d’attente',
  upcoming: 'Me prévenir de l’ouverture',
  past: 'Voir les stages à venir',
  cancelled: 'Voir les stages à venir',
}
