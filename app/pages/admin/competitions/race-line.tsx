import { href, Link } from 'react-router'
import { ExampleBadge } from '#app/ui/kit/badge.tsx'
import { RaceState } from './race-state.tsx'
import type { ShownRace } from './shown-race.ts'

export function RaceLine({ race, going }: { race: ShownRace; going?: number }) {
  return (
    <Link
      className="admin-line row"
      to={href('/admin/competitions/:competition', { competition: race.id })}
      prefetch="intent"
    >
      <span className="admin-line-text">
        <b>{race.title}</b>
        <small className="muted">
          {race.days} · {race.place} · {race.discipline}
        </small>
      </span>
      <span className="admin-line-end smaller cluster">
        {going ? (
          <span className="muted">
            <span className="num">{going}</span> {going > 1 ? 'y vont' : 'y va'}
          </span>
        ) : null}
        {race.isSample ? <ExampleBadge /> : null}
        {race.status === 'confirmed' ? null : <RaceState status={race.status} />}
      </span>
    </Link>
  )
}
