import type { LinksFunction } from 'react-router'
import stylesheet from './competition.css?url'

/** The sheet of a competition's page. */
export const competitionSheet: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
