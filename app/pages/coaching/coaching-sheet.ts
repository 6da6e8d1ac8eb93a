import type { LinksFunction } from 'react-router'
import stylesheet from './coaching.css?url'

/** The sheet of the three coaching pages. */
export const coachingSheet: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
