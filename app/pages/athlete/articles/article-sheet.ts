import type { LinksFunction } from 'react-router'
import todaySheet from '../today/today.css?url'
import stylesheet from './articles.css?url'

/** The sheets of articles and of the day of a member, which the first of them shows. */
export const articleSheet: LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'stylesheet', href: todaySheet },
]
