import type { LinksFunction } from 'react-router'
import stylesheet from './reminders.css?url'

/** The sheet of the page of a link in a reminder. */
export const remindersSheet: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
