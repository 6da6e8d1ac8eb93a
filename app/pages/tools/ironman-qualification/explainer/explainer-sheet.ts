import type { LinksFunction } from 'react-router'
import stylesheet from './explainer.css?url'

export const explainerSheet: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
