import type { LinksFunction } from 'react-router'
import stylesheet from './order.css?url'

/** The sheet of the pages of an order. */
export const orderSheet: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
