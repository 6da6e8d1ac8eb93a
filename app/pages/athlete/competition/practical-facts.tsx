import { buttonClasses } from '#app/ui/kit/button-look.ts'
import { Icon } from '#app/ui/kit/icon.tsx'
import { KeyValueList } from '#app/ui/kit/key-value-list.tsx'
import { eventFilePath } from '../competition-addresses.ts'
import type { CompetitionView } from './competition-view.ts'

/** Registrations, notes, the organiser's page, and the race for one's own calendar. */
export function PracticalFacts({ race }: { race: CompetitionView }) {
  const { id, notes, link, place, region, day, start, registrationOpens, registrationCloses, state } = race
  const isHeld = state !== 'proposed' && state !== 'refused' && state !== 'cancelled'
  return (
    <section aria-labelledby="race-facts-title">
      <h2 className="d4" id="race-facts-title">
        Pratique
      </h2>
      <KeyValueList
        className="race-facts"
        items={[
          {
            term: 'Date',
            value: start === undefined ? day : `${day}, ${start}`,
            icon: 'calendar-days' as const,
          },
          { term: 'Lieu', value: `${place}, ${region}`, icon: 'map-pin' as const },
          ...(registrationOpens
            ? [{ term: 'Inscriptions dès le', value: registrationOpens, icon: 'clock' as const }]
            : []),
          ...(registrationCloses
            ? [{ term: 'Clôture le', value: registrationCloses, icon: 'timer' as const }]
            : []),
        ]}
      />
      {notes === undefined ? null : <p className="race-notes">{notes}</p>}
      <p className="race-doors">
        {link === undefined ? null : (
          <a className={buttonClasses({ look: 'line' })} href={link} rel="noopener noreferrer external">
            Site de l’épreuve
            <Icon name="external-link" size={18} />
          </a>
        )}
        {isHeld ? (
          <a className={buttonClasses({ look: 'line' })} href={eventFilePath(id)} download>
            <Icon name="calendar-check" size={18} />
            Ajouter à mon agenda
          </a>
        ) : null}
      </p>
    </section>
  )
}
