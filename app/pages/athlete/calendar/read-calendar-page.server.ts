import type { RouterContextProvider } from 'react-router'
import { ownAnswers } from '#app/domain/competitions/calendar/calendar-item.ts'
import { parseCalendarQuery } from '#app/domain/competitions/calendar/calendar-query.ts'
import { defaultView } from '#app/domain/competitions/calendar/default-view.ts'
import { placeOf, spanToRead } from '#app/domain/competitions/calendar/shown-page.ts'
import { campEntries, readCalendar } from '#app/domain/competitions/store.server.ts'
import { dayInParis } from '#app/domain/shared/french-dates.ts'
import { servicesContext } from '#app/http/context.ts'
import { handDrawn } from '#app/http/page/drawn-html.server.ts'
import { readAsker } from '../read-asker.server.ts'
import { viewportOf } from '../viewport.ts'
import { placeTitle } from './calendar-words.ts'
import { drawCalendar } from './drawing/draw-calendar.server.ts'
import { groupsToAskFor } from './groups-to-ask-for.ts'

type Asked = { readonly request: Request; readonly context: Readonly<RouterContextProvider> }

/** All that the calendar shows for an address, to the member who asks. */
export async function readCalendarPage({ request, context }: Asked) {
  const services = context.get(servicesContext)
  const { viewer } = await readAsker(context)
  const today = dayInParis(services.clock.now())
  const { searchParams } = new URL(request.url)
  const view = defaultView(viewportOf(request))
  const place = placeOf(parseCalendarQuery(searchParams, []), { view, today })
  const camps = await campEntries(services)
  const { club, own } = await readCalendar(services, viewer, spanToRead(place))
  const groups = groupsToAskFor(viewer, club.groupNames)
  const query = parseCalendarQuery(searchParams, [...groups.keys()])
  const drawn = drawCalendar({
    view: { query, place, today },
    club,
    camps,
    answers: ownAnswers(own),
  })
  return {
    title: placeTitle(place),
    count: drawn.count,
    head: { query, place, today },
    filters: { query, groups: [...groups] },
    html: handDrawn({ request, context }, 'calendrier', drawn.html),
  }
}
