import { counted } from '#app/domain/to-do/rules.ts'
import { Badge } from '#app/ui/kit/badge.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Checkbox } from '#app/ui/kit/fields/checkbox.tsx'
import { Panel } from '../frame/panel.tsx'
import type { FoundLine } from './import.server.ts'
import { Similar } from './similar.tsx'

type FoundRacesProps = { lines: readonly FoundLine[]; isSending: boolean }

/** What was read of a file: what can be added is chosen, what cannot says why, by its line. */
export function FoundRaces({ lines, isSending }: FoundRacesProps) {
  const right = lines.filter(({ problems }) => problems.length === 0)
  const wrong = lines.length - right.length
  const fresh = right.filter(({ isKnown }) => !isKnown).length
  return (
    <Panel id="relues" title="Ce que nous avons lu">
      <p>
        {counted(right.length, 'course lisible', 'courses lisibles')}
        {wrong > 0 ? `, ${counted(wrong, 'ligne à corriger', 'lignes à corriger')}` : ''}. Personne ne reçoit
        d’e-mail.
      </p>
      <ul className="race-found">
        {lines.map((found) => (
          <li key={found.line}>
            <Found found={found} />
          </li>
        ))}
      </ul>
      {fresh > 0 ? (
        <Button type="submit" name="acte" value="ajouter" size="large" busy={isSending}>
          Ajouter les courses cochées
        </Button>
      ) : null}
    </Panel>
  )
}

function Found({ found: { line, title, problems, detail, isKnown, similar = [] } }: { found: FoundLine }) {
  if (problems.length > 0)
    return (
      <>
        <b>
          Ligne {line}
          {title ? `, ${title}` : ''}
        </b>
        <ul className="race-similar">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </>
    )
  if (isKnown)
    return (
      <>
        <b>{title}</b> <span className="muted">{detail}</span> <Badge>Déjà au calendrier</Badge>
      </>
    )
  return (
    <>
      <Checkbox
        id={`ligne-${line}`}
        name="ligne"
        value={line}
        defaultChecked={similar.length === 0}
        label={
          <>
            <b>{title}</b> <span className="muted">{detail}</span>
          </>
        }
      />
      {similar.length > 0 ? <Similar races={similar} /> : null}
    </>
  )
}
