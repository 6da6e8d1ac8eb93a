import { Link } from 'react-router'
import { searchPath } from '../../../navigation.ts'
import { Icon } from '../../kit/icon.tsx'

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
