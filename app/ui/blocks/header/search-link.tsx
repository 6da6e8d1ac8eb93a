import { Link } from 'react-router'
import { Icon } from '#app/ui/kit/icon.tsx'
import { searchPath } from '../navigation.ts'

/** Opens the search window (the shell hears of it), or leads to the page of results without JavaScript. */
export function SearchLink() {
  return (
    <Link
      className="icon-button"
      to={searchPath}
      data-search=""
      aria-label="Rechercher"
      aria-keyshortcuts="Control+K Meta+K"
    >
      <Icon name="search" />
    </Link>
  )
}
