import { Link } from 'react-router'
import { Badge } from '#app/ui/kit/badge.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'
import type { ShownRace } from './season-view.ts'

export function RaceRow({ race }: { race: ShownRace }) {
  const { path, title, kind, family, startOn, date, month, day, format, place, goal, isHidden, isCancelled } =
    race
  return (
    <li className="dated-row stack season-race">
      <p className="season-date">
        <time dateTime={startOn}>
          <span className="vh">{day}</span>
          <span aria-hidden="true">
            <span className="num tall">{date}</span>
            <small>{month}</small>
          </span>
        </time>
      </p>
      <div>
        <p className={`kind row family-${family}`}>{kind}</p>
        <h3>
          <Link className="underlined-on-hover" to={path} prefetch="intent">
            {title}
          </Link>
        </h3>
        <p className="muted small">{[format, place].filter(Boolean).join(' · ')}</p>
        {isHidden ? (
          <p className="season-hidden row muted smaller">
            <Icon name="eye-off" size={16} />
            Masquée&nbsp;: visible de vous uniquement
          </p>
        ) : null}
      </div>
      <p className="season-goal chips">
        {goal === undefined ? null : (
          <Badge plain tone={goal === 'A' ? 'success' : 'neutral'}>
            Objectif {goal}
          </Badge>
        )}
        {isCancelled ? <Badge tone="error">Annulée</Badge> : null}
      </p>
      <p className="season-end tabular">
        <RaceEnd race={race} />
      </p>
    </li>
  )
}

function RaceEnd({ race }: { race: ShownRace }) {
  const { result, countdown, target, mayHaveResult, path, title } = race
  if (result)
    return (
      <>
        <span className="num">{result.main}</span>
        {result.details === '' ? null : (
          <small className="muted smaller">
            <Ordinals>{result.details}</Ordinals>
          </small>
        )}
      </>
    )
  if (mayHaveResult)
    return (
      <Link className="link tap" to={path}>
        Noter le résultat<span className="vh"> de {title}</span>
      </Link>
    )
  return (
    <>
      {countdown ? (
        <span className="num accent">
          <span aria-hidden="true">{countdown.short}</span>
          <span className="vh">{countdown.spoken}</span>
        </span>
      ) : null}
      {target === undefined ? null : <small className="muted smaller">vise {target}</small>}
    </>
  )
}
