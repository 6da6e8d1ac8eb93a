import { Link } from 'react-router'
import { Icon } from '#app/ui/kit/icon.tsx'
import type { ArticlePlace } from './place-in-area.ts'

export function ArticleNeighbours({ previous, next }: Pick<ArticlePlace, 'previous' | 'next'>) {
  if (!previous && !next) return null
  return (
    <nav className="article-neighbours" aria-label="Article précédent et suivant">
      {previous ? (
        <Link to={previous.path} rel="prev" prefetch="none">
          <small>
            <Icon name="arrow-left" size={16} />
            Précédent
          </small>
          <b>{previous.title}</b>
        </Link>
      ) : null}
      {next ? (
        <Link to={next.path} rel="next" className="is-next" prefetch="none">
          <small>
            Suivant
            <Icon name="arrow-right" size={16} />
          </small>
          <b>{next.title}</b>
        </Link>
      ) : null}
    </nav>
  )
}
