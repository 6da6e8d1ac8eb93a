import { Link } from 'react-router'
import { Icon } from '#app/ui/kit/icon.tsx'
import type { SeasonView } from './season-view.ts'

/** Which season, and the ways to the ones around it. */
export function SeasonHead({ season: { name, before, after } }: { season: SeasonView }) {
  return (
    <header className="season-head">
      <h1 className="d2">
        Saison <span className="season-name">{name}</span>
      </h1>
      {before || after ? (
        <nav aria-label="Autres saisons">
          {before ? (
            <Link to={before.path} prefetch="intent">
              <Icon name="chevron-left" size={20} />
              <span className="vh">Saison précédente&nbsp;: </span>
              {before.name}
            </Link>
          ) : null}
          {after ? (
            <Link to={after.path} prefetch="intent">
              <span className="vh">Saison suivante&nbsp;: </span>
              {after.name}
              <Icon name="chevron-right" size={20} />
            </Link>
          ) : null}
        </nav>
      ) : null}
    </header>
  )
}
