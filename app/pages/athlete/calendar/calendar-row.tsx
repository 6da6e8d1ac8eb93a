import { answers } from '#app/domain/competitions/answers/answer.ts'
import { Avatar } from '#app/ui/art/avatar.tsx'
import { Badge, ExampleBadge } from '#app/ui/kit/badge.tsx'
import { joinClasses } from '#app/ui/kit/join-classes.ts'
import { FollowedLink } from '../followed-link.tsx'
import { shortWeekday } from './calendar-words.ts'
import type { ShownRow } from './shown-calendar.ts'

export function CalendarRow({ row, heading: Heading }: { row: ShownRow; heading: 'h3' | 'h4' }) {
  const { key, title, family, path, on, kind, facts, isCancelled, isSample, race, answer } = row
  return (
    <li className={joinClasses('dated-row stack calendar-row', `family-${family}`)} id={key}>
      <p className="calendar-row-day nowrap">
        <time dateTime={on}>
          <span className="num tall">{Number(on.slice(8))}</span> <small>{shortWeekday(on)}</small>
        </time>
      </p>
      <div>
        <p className="kind row">
          {kind}
          {isSample ? <ExampleBadge /> : null}
        </p>
        <Heading className="d5">
          <FollowedLink className="underlined-on-hover" href={path}>
            {isCancelled ? <s>{title}</s> : title}
          </FollowedLink>
        </Heading>
        <p className="muted">{facts}</p>
        <RowMarks isCancelled={isCancelled} race={race} />
      </div>
      {race?.people ? <RowPeople people={race.people} /> : null}
      {race ? <RowAnswers title={title} race={race} answer={answer} /> : null}
      {!race && answer === 'going' ? (
        <p className="calendar-row-answered row mark-going">J’y vais, place réservée</p>
      ) : null}
    </li>
  )
}

function RowMarks({ isCancelled, race }: Pick<ShownRow, 'isCancelled' | 'race'>) {
  const { registration, isClosing, group } = race ?? {}
  if (!isCancelled && !registration && group === undefined) return null
  return (
    <p className="calendar-row-marks row cluster">
      {isCancelled ? <Badge tone="error">Annulée</Badge> : null}
      {registration && isClosing ? <Badge tone="warning">{registration}</Badge> : null}
      {registration && !isClosing ? <span className="muted">{registration}</span> : null}
      {group === undefined ? null : <Badge plain>{`Groupe ${group}`}</Badge>}
    </p>
  )
}

type Race = NonNullable<ShownRow['race']>

function RowPeople({ people: { label, faces } }: { people: NonNullable<Race['people']> }) {
  return (
    <p className="calendar-row-people row">
      {faces.map((face, index) => (
        <Avatar key={tones[index]} seed={face} tone={tones[index]} size={34} />
      ))}
      <small>{label}</small>
    </p>
  )
}

function RowAnswers({ title, race, answer: own }: Pick<ShownRow, 'title' | 'answer'> & { race: Race }) {
  if (!race.isOpen)
    return own ? (
      <p className="calendar-row-answered muted">{`Votre réponse\u00A0: ${answers[own]}`}</p>
    ) : null
  return (
    <fieldset className="calendar-row-answers" aria-label={`Votre réponse, ${title}`}>
      {choices.map((answer) => (
        <button
          key={answer}
          type="submit"
          name={answer}
          value={race.id}
          className={`chip mark-${answer} says-${answer}`}
          aria-pressed={own === answer}
        >
          {answers[answer]}
        </button>
      ))}
    </fieldset>
  )
}

const tones = ['green', 'blue', 'slate'] as const
const choices = ['going', 'maybe', 'passing'] as const
