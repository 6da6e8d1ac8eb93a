import type { LinksFunction } from 'react-router'
import stylesheet from './camps.css?url'

/** The sheet of the list of camps and of each camp. */
export const campsSheet: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
