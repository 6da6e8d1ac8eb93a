import type { LinksFunction } from 'react-router'
import stylesheet from './club.css?url'

/** The sheet of the pages that present the club: team, testimonials, care. */
export const clubSheet: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
