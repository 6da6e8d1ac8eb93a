import type { LinksFunction } from 'react-router'
import stylesheet from './proposal.css?url'

/** The sheet of the page where a race is proposed. */
export const proposalSheet: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
