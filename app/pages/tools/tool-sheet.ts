import type { LinksFunction } from 'react-router'
import stylesheet from './tool.css?url'

/** The sheet of the tools: other pages do without it. */
export const toolSheet: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
