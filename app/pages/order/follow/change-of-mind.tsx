import { href } from 'react-router'
import type { PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { leftToReturn, refundsOf } from '#app/domain/orders/refunds/refunds.ts'
import { withdrawalStateOf } from '#app/domain/orders/withdrawal/withdrawal.ts'
import { dayInParis, formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'

const lanes = [8, 15, 22, 29, 36]

export function ChangeOfMindSection({ mind, number }: { mind: ChangeOfMind; number: string }) {
  return (
    <section className="order-mind stack" aria-labelledby="order-mind-title">
      <h2 className="d4" id="order-mind-title">
        Changer d’avis
      </h2>
      <ChangeOfMindWords mind={mind} />
      <ChangeOfMindLines mind={mind} />
      <div className="order-mind-door row cluster">
        <ButtonLink to={`${href('/renoncer')}?commande=${number}`} look="line">
          Renoncer au contrat ici
        </ButtonLink>
        {mind.state === 'early' ? (
          <p className="muted smaller">Possible dès maintenant, sans attendre la réception.</p>
        ) : null}
      </div>
    </section>
  )
}

function ChangeOfMindWords({ mind }: { mind: ChangeOfMind }) {
  const { state, lastDay, receivedOn, returnable, sealed } = mind
  return (
    <>
      {state === 'early' ? (
        <p>
          Vous pouvez renoncer à {inWords(returnable)}&nbsp;: le délai de quatorze jours commence le lendemain
          de la réception.
        </p>
      ) : null}
      {state === 'open' ? (
        <p>
          Commande reçue le <Ordinals>{receivedOn ?? ''}</Ordinals>&nbsp;: vous avez jusqu’au{' '}
          <b>
            <Ordinals>{lastDay ?? ''}</Ordinals>
          </b>{' '}
          inclus pour renoncer à {inWords(returnable)}.
        </p>
      ) : null}
      {state === 'late' ? (
        <p>
          Commande reçue le <Ordinals>{receivedOn ?? ''}</Ordinals>&nbsp;: le délai courait jusqu’au{' '}
          <b>
            <Ordinals>{lastDay ?? ''}</Ordinals>
          </b>
          . Une demande tardive est lue, jamais refusée d’office.
        </p>
      ) : null}
      {sealed.length > 0 ? (
        <p className="muted">Tant que son scellé est intact&nbsp;: {inWords(sealed)}.</p>
      ) : null}
    </>
  )
}

const list = new Intl.ListFormat('fr-FR')

function inWords(labels: readonly string[]): string {
  // Names may hold a comma.
  return list.format(labels.map((label) => `«\u202f${label}\u202f»`))
}

/** From the order to the reception, then fourteen days: what the sentence above says, drawn. */
function ChangeOfMindLines({ mind }: { mind: ChangeOfMind }) {
  const { orderedOn, receivedOn, lastDay } = mind
  return (
    <div aria-hidden="true">
      <svg className="order-mind-lines" viewBox="0 0 560 44" preserveAspectRatio="none" focusable="false">
        {lanes.map((y) => (
          <path key={y} className="ln" d={`M0 ${y}H560`} vectorEffect="non-scaling-stroke" />
        ))}
        <path className="ln ln-hi" d="M168 22H560" vectorEffect="non-scaling-stroke" />
        <path className="order-mind-cut" d="M168 0V44M560 0V44" vectorEffect="non-scaling-stroke" />
      </svg>
      <p className="order-mind-days tabular smaller muted">
        <span>
          <Ordinals>{orderedOn}</Ordinals>
        </span>
        <span>
          <Ordinals>{`Réception${receivedOn ? `, ${receivedOn}` : ''}`}</Ordinals>
        </span>
        <span>
          <Ordinals>{lastDay ?? '+\u00a014\u00a0jours'}</Ordinals>
        </span>
      </p>
    </div>
  )
}

type ChangeOfMind = NonNullable<ReturnType<typeof changeOfMind>>

/** What is said of changing one’s mind, days in French. Undefined when there is nothing to withdraw from: never paid and gone, or all of it answered. */
export function changeOfMind(order: PlacedOrder, now: Date) {
  const { stage, money, receivedOn, placedAt } = order
  const left = new Set(leftToReturn(order, refundsOf(order)).map(({ id }) => id))
  const lines = order.lines.filter(({ id }) => left.has(id))
  if (stage === 'cancelled' || stage === 'expired' || money === 'refunded' || left.size === 0)
    return undefined
  // The right is told of with the order itself: its page and its confirmation.
  const received = receivedOn === undefined ? undefined : { on: receivedOn, informedOn: dayInParis(placedAt) }
  const state = withdrawalStateOf(received, now)
  return {
    state: state.kind,
    orderedOn: formatDay(dayInParis(placedAt)),
    receivedOn: receivedOn === undefined ? undefined : formatDay(receivedOn),
    lastDay: 'lastDay' in state ? formatDay(state.lastDay) : undefined,
    /** Articles that can go back, and those among them whose seal must be whole. */
    returnable: lines.map(({ label }) => label),
    sealed: lines.filter(({ regime }) => regime === 'hygiene').map(({ label }) => label),
  }
}
