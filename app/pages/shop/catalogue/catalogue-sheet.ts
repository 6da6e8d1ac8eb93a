import type { LinksFunction } from 'react-router'
import stylesheet from './catalogue.css?url'

export const catalogueSheet: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
