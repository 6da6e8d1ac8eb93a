import type { WeeklyTime } from '#app/domain/shared/dates/weekly-time.ts'
import { jsonLd, known, type JsonLd, type JsonValue } from './json-ld.ts'
import type { PlaceFacts, SiteFacts } from './site-facts.ts'
import { identity, nothing, organizer } from './structured-data.ts'

/** The club as a place. `day` and `weekday`: 1 is Monday, 7 Sunday; times are `HH:MM` in France. */
type ClubPlace = {
  address: PlaceFacts
  openingHours: readonly { day: number; from: string; to: string }[]
  sessions: readonly (WeeklyTime & { title: string })[]
}

export function sportsActivityLocation(site: SiteFacts, place: ClubPlace): JsonLd {
  if (!import.meta.env.SSR) return nothing
  const { address, openingHours, sessions } = place
  return jsonLd('SportsActivityLocation', {
    ...identity(site),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postcode,
      addressLocality: address.city,
      addressCountry: 'FR',
    },
    openingHoursSpecification: openingHours.map(({ day, from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: dayOfWeek(day),
      opens: from,
      closes: to,
    })),
    event: sessions.map((session) => trainingSession(site, session)),
  })
}

function trainingSession(site: SiteFacts, session: ClubPlace['sessions'][number]): JsonValue {
  const { title, weekday, startsAt, endsAt, place } = session
  return {
    '@type': 'SportsEvent',
    name: title,
    location: { '@type': 'Place', name: place },
    organizer: organizer(site),
    eventSchedule: known({
      '@type': 'Schedule',
      repeatFrequency: 'P1W',
      byDay: dayOfWeek(weekday),
      startTime: startsAt,
      endTime: endsAt,
      scheduleTimezone: 'Europe/Paris',
    }),
  }
}

const daysOfWeek = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

function dayOfWeek(weekday: number): string {
  return `https://schema.org/${daysOfWeek[weekday - 1]}`
}
