import { href } from 'react-router'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { ChangeOfMindLines } from './change-of-mind-lines.tsx'
import type { ChangeOfMind } from './change-of-mind.ts'

/** Until when one may change one's mind, about which articles, and where. */
export function ChangeOfMindSection({ mind, number }: { mind: ChangeOfMind; number: string }) {
  return (
    <section className="order-mind" aria-labelledby="order-mind-title">
      <h2 className="d4" id="order-mind-title">
        Changer d’avis
      </h2>
      <ChangeOfMindWords mind={mind} />
      <ChangeOfMindLines mind={mind} />
      <div className="order-mind-door">
        <ButtonLink to={`${href('/renoncer')}?commande=${number}`} look="line">
          Renoncer au contrat ici
        </ButtonLink>
        {mind.state === 'early' ? (
          <p className="muted">Possible dès maintenant, sans attendre la réception.</p>
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
          Commande reçue le {receivedOn}&nbsp;: vous avez jusqu’au <b>{lastDay}</b> inclus pour renoncer à{' '}
          {inWords(returnable)}.
        </p>
      ) : null}
      {state === 'late' ? (
        <p>
          Commande reçue le {receivedOn}&nbsp;: le délai courait jusqu’au <b>{lastDay}</b>. Une demande
          tardive est lue, jamais refusée d’office.
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
