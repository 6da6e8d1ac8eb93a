import { Link } from 'react-router'
import type { ShownRace } from './shown-race.ts'

/** How a race ended, or what is left until it: one large figure, one line. */
export function RaceEnd({ race }: { race: ShownRace }) {
  const { result, countdown, target, mayHaveResult, path, title, isCancelled } = race
  if (result)
    return (
      <p className="season-end">
        <span className="num">{result.main}</span>
        {result.details === '' ? null : <small>{result.details}</small>}
      </p>
    )
  if (mayHaveResult)
    return (
      <p className="season-end">
        <Link className="link" to={path}>
          Noter le résultat<span className="vh"> de {title}</span>
        </Link>
      </p>
    )
  return (
    <p className="season-end">
      {countdown && !isCancelled ? (
        <span className="num season-countdown">
          <span aria-hidden="true">{countdown.short}</span>
          <span className="vh">{countdown.spoken}</span>
        </span>
      ) : null}
      {target === undefined ? null : <small>vise {target}</small>}
    </p>
  )
}
