import type { LinksFunction } from 'react-router'
import stylesheet from './consumer-rights.css?url'

export const consumerRightsSheet: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
