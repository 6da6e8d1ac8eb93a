import type { LinksFunction } from 'react-router'
import stylesheet from './cart.css?url'

/** The sheet of the cart. */
export const cartSheet: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
