import type { LinksFunction } from 'react-router'
import stylesheet from './articles.css?url'

/** The sheet of articles. */
export const articleSheet: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
