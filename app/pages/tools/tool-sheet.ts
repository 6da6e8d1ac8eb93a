import type { LinksFunction } from 'react-router'
import stylesheet from './tool.css?url'

export const toolSheet: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
