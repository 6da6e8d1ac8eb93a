import type { LinksFunction } from 'react-router'
import stylesheet from './season.css?url'

/** The sheet of a season. */
export const seasonSheet: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
