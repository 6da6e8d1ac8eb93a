import type { LinksFunction } from 'react-router'
import stylesheet from './accounts.css?url'

/** The sheet of sign-in and account pages: public pages do without it. */
export const accountsSheet: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
