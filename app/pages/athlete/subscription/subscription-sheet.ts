import type { LinksFunction } from 'react-router'
import stylesheet from './subscription.css?url'

/** The sheet of the page of subscriptions. */
export const subscriptionSheet: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
