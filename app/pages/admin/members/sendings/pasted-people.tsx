import { minutesFor } from '#app/domain/sendings/rules.ts'
import { counted } from '#app/domain/to-do/rules.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Consequences } from '../../frame/acts/act-card.tsx'
import type { PastedLine } from './paste.server.ts'

type PastedPeopleProps = { id: string; lines: readonly PastedLine[]; isSending: boolean }

/** The people of a list, those that are right ticked; what is wrong is said beside each. */
export function PastedPeople({ id, lines, isSending }: PastedPeopleProps) {
  const right = lines.filter(({ isRight, isKnown }) => isRight && !isKnown)
  const others = lines.length - right.length
  return (
    <Card className="admin-form-card stack" as="section" aria-label="Personnes lues">
      <input type="hidden" name="cle" value={id} />
      <p>
        <b>{counted(lines.length, 'ligne lue', 'lignes lues')}</b>
        {`, ${counted(right.length, 'personne à inviter', 'personnes à inviter')}`}
        {others > 0 ? `, ${counted(others, 'ligne à regarder', 'lignes à regarder')}` : ''}.
      </p>
      <ul className="pasted-people" aria-label="Lignes">
        {lines.map((one) => (
          <li key={one.line}>
            <label className="row">
              <input
                type="checkbox"
                name="ligne"
                value={one.line}
                defaultChecked={one.isRight && !one.isKnown}
                disabled={!one.isRight}
              />
              <span>
                <b>{one.name}</b> <small className="muted">ligne {one.line}</small>
                <small className="muted">{one.detail}</small>
                {one.problem ? <small className="pasted-problem">{one.problem}</small> : null}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <Consequences
        lines={[
          'Chaque personne cochée reçoit une lettre avec un lien personnel, une seule fois.',
          `Les lettres partent peu à peu, en ${counted(minutesFor(right.length), 'minute', 'minutes')} environ ; vous pouvez fermer cette page.`,
          'Vous voyez où en est l’envoi, et pouvez l’arrêter.',
        ]}
      />
      <Button type="submit" name="acte" value="inviter" busy={isSending}>
        Inviter les personnes cochées
      </Button>
    </Card>
  )
}
