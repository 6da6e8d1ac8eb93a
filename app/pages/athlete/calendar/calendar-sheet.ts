import type { LinksFunction } from 'react-router'
import stylesheet from './calendar.css?url'

/** The sheet of the calendar: its head, its month, its list. */
export const calendarSheet: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
