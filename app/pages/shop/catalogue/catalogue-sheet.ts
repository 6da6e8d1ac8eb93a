import type { LinksFunction } from 'react-router'
import stylesheet from './catalogue.css?url'

/** The sheet of the shop's lists and of its products. */
export const catalogueSheet: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
