import { addDays } from '#app/domain/shared/dates/french-dates.ts'
import { ContentLines } from './content-lines.ts'
import type { Feed, FeedEvent } from './feed-events.ts'

/** A calendar (RFC 5545) as UTF-8; the same events give the same octets. */
export function writeFeed({ name, events }: Feed): Uint8Array<ArrayBuffer> {
  const lines = new ContentLines()
  lines.line('BEGIN:VCALENDAR')
  lines.line('VERSION:2.0')
  lines.text('PRODID', '-//Allure//Calendrier des compétitions//FR')
  lines.line('CALSCALE:GREGORIAN')
  lines.line('METHOD:PUBLISH')
  lines.text('NAME', name)
  lines.text('X-WR-CALNAME', name)
  lines.line('X-WR-TIMEZONE:Europe/Paris')
  lines.line('REFRESH-INTERVAL;VALUE=DURATION:PT6H')
  lines.line('X-PUBLISHED-TTL:PT6H')
  for (const line of parisTimeZone) lines.line(line)
  for (const event of events) writeEvent(lines, event)
  lines.line('END:VCALENDAR')
  return lines.octets()
}

const states = { confirmed: 'CONFIRMED', tentative: 'TENTATIVE', cancelled: 'CANCELLED' } as const

function writeEvent(lines: ContentLines, event: FeedEvent): void {
  const changedAt = instantValue(event.changedAt)
  lines.line('BEGIN:VEVENT')
  lines.text('UID', event.uid)
  lines.line(`SEQUENCE:${event.sequence}`)
  lines.line(`DTSTAMP:${changedAt}`)
  lines.line(`LAST-MODIFIED:${changedAt}`)
  writeTimes(lines, event)
  lines.text('SUMMARY', event.title)
  lines.text('LOCATION', event.place)
  if (event.description.length > 0) lines.text('DESCRIPTION', event.description.join('\n'))
  lines.line(`URL:${event.address}`)
  lines.text('CATEGORIES', event.category)
  lines.line(`STATUS:${states[event.state]}`)
  lines.line('END:VEVENT')
}

/** Whole days leave one free for others; their end is the day after the last (3.6.1). */
function writeTimes(lines: ContentLines, { startOn, endOn, startTime, minutes }: FeedEvent): void {
  if (startTime !== undefined && endOn <= startOn) {
    lines.line(`DTSTART;TZID=Europe/Paris:${dayValue(startOn)}T${startTime.replace(':', '')}00`)
    if (minutes !== undefined) lines.line(`DURATION:PT${minutes}M`)
    return
  }
  lines.line(`DTSTART;VALUE=DATE:${dayValue(startOn)}`)
  lines.line(`DTEND;VALUE=DATE:${dayValue(addDays(endOn < startOn ? startOn : endOn, 1))}`)
  lines.line('TRANSP:TRANSPARENT')
}

function dayValue(day: string): string {
  return day.slice(0, 4) + day.slice(5, 7) + day.slice(8, 10)
}

/** `20270404T073000Z` */
function instantValue(instant: Date): string {
  const text = instant.toISOString()
  return `${dayValue(text)}T${text.slice(11, 13)}${text.slice(14, 16)}${text.slice(17, 19)}Z`
}

/** Europe/Paris for programs that have no list of zones (RFC 5545, 3.6.5): the rule of the European Union since 1996. */
const parisTimeZone: readonly string[] = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Paris',
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZNAME:CEST',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZNAME:CET',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'END:STANDARD',
  'END:VTIMEZONE',
]
