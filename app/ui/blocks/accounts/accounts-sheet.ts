import type { LinksFunction } from 'react-router'
import stylesheet from './accounts.css?url'

export const accountsSheet: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
