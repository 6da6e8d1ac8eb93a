import { formatEuros } from '#app/domain/shared/money.ts'
import type { RecapView } from './read-booking.server.ts'

type Participant = RecapView['participants'][number]

export function RecapParticipants({ recap }: { recap: RecapView }) {
  return (
    <section aria-labelledby="recap-who">
      <h2 className="d4" id="recap-who">
        Qui vient
      </h2>
      <ul className="booking-people">
        {recap.participants.map((one, index) => (
          <li key={index}>
            <p className="spread">
              <b>{one.name}</b> <span className="tabular">{formatEuros(one.priceCents)}</span>
            </p>
            {wordsOf(one).map((line) => (
              <p key={line} className="muted small">
                {line}
              </p>
            ))}
            {one.options.map(({ id, label, cents }) => (
              <p key={id} className="spread small">
                <span>{label}</span> <span className="tabular">{formatEuros(cents)}</span>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

function wordsOf(one: Participant): string[] {
  const first = [`Naissance\u00a0: ${one.bornOn}`, one.levelGroup, tariffWords[one.tariff]]
  const guardian = one.guardian ? `. Avec l’accord de ${one.guardian}` : ''
  return [
    first.filter(Boolean).join(', ') + guardian,
    `En cas d’urgence\u00a0: ${one.emergency}`,
    ...said('Souhaite partager sa chambre avec ', one.roomMate),
    ...said('Régime\u00a0: ', one.diet),
    ...said('Licence n°\u00a0', one.licence),
  ]
}

function said(before: string, typed: string | undefined): string[] {
  return typed ? [before + typed] : []
}

const tariffWords = { full: undefined, early: 'prix de lancement', member: 'prix adhérent' } as const
