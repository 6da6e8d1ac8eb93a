import type { LinksFunction } from 'react-router'
import stylesheet from './explainer.css?url'

/** The sheet of the explainer, after the one of the tools. */
export const explainerSheet: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
