import type { LinksFunction } from 'react-router'
import stylesheet from './consumer-rights.css?url'

/** The sheet of the two declarations. */
export const consumerRightsSheet: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
