import { counted } from '#app/domain/to-do/rules.ts'
import { MailsToCome } from '../frame/acts/mails-to-come.tsx'
import { MailsWithWord } from '../frame/acts/mails-with-word.tsx'
import type { Telling } from './read-race.server.ts'

/** Who is told by email, and what they will read. */
export function Told({ telling, typed }: { telling: Telling | undefined; typed?: string | undefined }) {
  if (!telling) return <p className="race-told">Personne ne reçoit d’e-mail.</p>
  const { change, names, mail } = telling
  const isOfRace = change === 'moved' || change === 'cancelled' || change === 'restored'
  const who = counted(names.length, 'personne reçoit', 'personnes reçoivent')
  return (
    <div className="race-told stack">
      <p>
        {names.length === 0 ? (
          'Personne n’a répondu à la vue du club.'
        ) : (
          <>
            <b>{who} un e-mail&nbsp;: </b>
            {names.join(', ')}.
          </>
        )}
        {isOfRace ? ' Qui cache sa réponse est prévenu aussi, sans être nommé ici.' : null}
      </p>
      {mail.rest === undefined ? (
        <MailsToCome mails={[mail]} />
      ) : (
        <MailsWithWord id="course" mails={[mail]} typed={typed} />
      )}
    </div>
  )
}
