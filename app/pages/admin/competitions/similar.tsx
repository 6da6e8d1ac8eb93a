import { href } from 'react-router'
import type { ShownRace } from './shown-race.ts'

/** Races that may be the same one, each on a page of its own. */
export function Similar({ races }: { races: readonly ShownRace[] }) {
  return (
    <>
      <p>
        <b>
          {races.length > 1 ? 'Des courses proches lui ressemblent.' : 'Une course proche lui ressemble.'}
        </b>{' '}
        Si c’en est une autre, continuez.
      </p>
      <ul className="race-similar">
        {races.map(({ id, title, days, place }) => (
          <li key={id}>
            <a
              className="link"
              href={href('/admin/competitions/:competition', { competition: id })}
              target="_blank"
              rel="noopener"
            >
              {title}
              <span className="vh"> (nouvel onglet)</span>
            </a>
            , {days}, {place}
          </li>
        ))}
      </ul>
    </>
  )
}
