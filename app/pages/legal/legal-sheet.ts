import type { LinksFunction } from 'react-router'
import stylesheet from './legal.css?url'

/** The sheet of the legal texts. */
export const legalSheet: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
