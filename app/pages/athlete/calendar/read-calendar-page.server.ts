import { campsBookedBy } from '#app/domain/camps/store.server.ts'
import { parseCalendarQuery } from '#app/domain/competitions/calendar/calendar-query.ts'
import { itemsOf, ownAnswers, peopleOfEntries } from '#app/domain/competitions/calendar/club-calendar.ts'
import { defaultView } from '#app/domain/competitions/calendar/default-view.ts'
import { countLabel } from '#app/domain/competitions/calendar/entry-list.ts'
import { gridOf, listPage, placeOf, spanToRead } from '#app/domain/competitions/calendar/shown-page.ts'
import { campEntries, readCalendar } from '#app/domain/competitions/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { Viewer } from '#app/domain/shared/viewer.ts'
import { servicesContext } from '#app/http/context.ts'
import { requireMember } from '../require-member.server.ts'
import { viewportOf } from '../viewport.ts'
import type { Route } from './+types/calendar.ts'
import { shownMonths, shownWeeks } from './shown-calendar.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { viewer } = await requireMember(context)
  const today = dayInParis(services.clock.now())
  const { searchParams } = new URL(request.url)
  const view = defaultView(viewportOf(request))
  const place = placeOf(parseCalendarQuery(searchParams, []), { view, today })
  const [{ club, own }, camps, booked] = await Promise.all([
    readCalendar(services, viewer, spanToRead(place)),
    campEntries(services),
    campsBookedBy(services.database, viewer.memberId),
  ])
  const items = itemsOf(club.competitions, camps)
  const groups = groupsToAskFor(viewer, club.groupNames)
  const query = parseCalendarQuery(searchParams, [...groups.keys()])
  const answers = ownAnswers(own, booked)
  const people = peopleOfEntries(club, answers, query.group)
  const asked = { query, place, people }
  const list = listPage(items, asked)
  const isMine = ({ key, isCancelled }: (typeof items)[number]) =>
    !isCancelled && answers.get(key) === 'going'
  return {
    view: { query, place, today },
    groups: [...groups],
    count: countLabel(list.all.length, list.all.filter(isMine).length),
    weeks:
      place.view === 'mois'
        ? shownWeeks(gridOf(items, asked, { today, own: people.mine }), answers)
        : undefined,
    list: {
      page: list.page,
      pages: list.pages,
      months: shownMonths(list, { ...club, from: place.span.startOn, today, answers }),
    },
  }
}

export function groupsToAskFor(
  { groups, isCoach }: Viewer,
  groupNames: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  if (isCoach) return groupNames
  return new Map(groups.map((group) => [group, groupNames.get(group) ?? group]))
}
