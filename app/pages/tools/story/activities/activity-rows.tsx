import { Link } from 'react-router'
import { Icon } from '#app/ui/kit/icon.tsx'
import { activityPath } from './addresses.ts'
import type { rowOf } from './listed-row.ts'

/** Activities one under the other; each leads to its page. */
export function ActivityRows({ rows }: { rows: readonly ReturnType<typeof rowOf>[] }) {
  return (
    <ul className="activity-rows">
      {rows.map(({ id, title, sport, day, distance, time, pace, recorder }) => (
        <li key={id} className="activity-row covered">
          <div>
            <h3>
              <Link to={activityPath(id)} viewTransition>
                {title}
              </Link>
            </h3>
            <p className="muted smaller">{[sport, day, recorder].filter(Boolean).join(' · ')}</p>
          </div>
          <p className="activity-figures">
            <b className="num">{distance ?? time ?? '—'}</b>
            <span className="muted smaller">{distance ? (pace ?? time) : null}</span>
          </p>
          <Icon name="chevron-right" size={20} />
        </li>
      ))}
    </ul>
  )
}
