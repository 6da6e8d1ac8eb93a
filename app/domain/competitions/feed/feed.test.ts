import * as fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { addDays } from '#app/domain/shared/dates/french-dates.ts'
import { entryOfCamp } from '../calendar/calendar-entry.ts'
import { anyDay, answered, triathlon } from '../fixtures/competitions.ts'
import { instantInParis } from '../forms/typed-days.ts'
import { type FeedEvent, eventOfCamp, eventOfCompetition } from './feed-events.ts'
import { writeFeed } from './write-feed.ts'

const site = { origin: 'https://club.example' }
const event: FeedEvent = eventOfCompetition(triathlon, site)

function textOf(events: readonly FeedEvent[]): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(writeFeed({ name: 'Courses', events }))
}

/** The events as another program reads them. */
function readBy(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  return calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
}

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .array(fc.constantFrom('é', '’', '🏊', ',', ';', '\\', '\n', '\r\n', ':', '"', 'n', ' '), {
      maxLength: 200,
    })
    .map((all) => all.join('')),
)

/** What a text may become: control characters go, line ends are one kind, halves of characters are marked. */
function readable(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n\u0080-\u009F])\p{Cc}/gu, '')
}

/** The lines of a text, one character after the other: 75 octets at most, the space before all but the first included. */
function foldedByHand(text: string): string[] {
  return [...text].reduce(
    (lines, character) => {
      const written = character.replace(/[;,\\]/, '\\$&').replace('\n', '\\n')
      const line = lines.at(-1) ?? ''
      return Buffer.byteLength(line + written) > 75
        ? [...lines, ` ${written}`]
        : [...lines.slice(0, -1), line + written]
    },
    [''],
  )
}

describe('a feed', () => {
  it('says what another parser reads, whatever was typed', () => {
    fc.assert(
      fc.property(
        anyText,
        anyText,
        fc.array(anyText, { minLength: 1, maxLength: 3 }),
        (title, place, description) => {
          const [read] = readBy(textOf([{ ...event, title, place, description }]))
          expect(read?.summary).toBe(readable(title))
          expect(read?.location).toBe(readable(place))
          expect(read?.description).toBe(readable(description.join('\n')))
          expect(read?.uid).toBe(event.uid)
        },
      ),
    )
  })

  it('folds by octets, never inside a character, and ends its lines with CRLF', () => {
    fc.assert(
      fc.property(anyText, (title) => {
        const octets = Buffer.from(writeFeed({ name: title, events: [{ ...event, title }] }))
        const lines = octets.toString('latin1').split('\r\n')
        expect(lines.at(-1)).toBe('')
        expect(lines.every((line) => line.length <= 75 && !/[\r\n]/.test(line))).toBe(true)
        expect(lines.every((line) => !/^ ?[\x80-\xBF]/.test(line))).toBe(true)
      }),
    )
  })

  it('fills every line up to the last character that fits, whatever its octets', () => {
    const characters = ['a', 'é', '’', '🏊', ';', '\n', 'a\u0301']
    const ends = characters.flatMap((one) => characters.map((other) => (one + other).repeat(40)))
    for (const end of ends)
      for (let before = 55; before <= 75; before += 1) {
        const title = 'x'.repeat(before) + end
        const text = textOf([{ ...event, title }])
        const written = /\r\n(SUMMARY:.*?)\r\n(?! )/s.exec(text)?.[1]
        expect(written?.split('\r\n')).toEqual(foldedByHand(`SUMMARY:${title}`))
      }
  })

  it('takes days as they are: the end is the day after the last', () => {
    fc.assert(
      fc.property(anyDay, fc.nat({ max: 30 }), (startOn, length) => {
        const endOn = addDays(startOn, length)
        const [read] = readBy(textOf([{ ...event, startOn, endOn, startTime: undefined }]))
        expect(read?.startDate.isDate).toBe(true)
        expect(read?.startDate.toString()).toBe(startOn)
        expect(read?.endDate.toString()).toBe(addDays(endOn, 1))
      }),
    )
  })

  it('gives hours in Paris, on the nights the clock changes as well', () => {
    // From two to three, in the night of the last Sunday of October.
    const isToldTwice = (day: string, time: string) =>
      /-10-(2[5-9]|3[01])$/.test(day) && new Date(day).getUTCDay() === 0 && time.startsWith('02')
    const hour = fc
      .integer({ min: 0, max: 47 })
      .map((half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`)
    const day = fc.oneof(
      anyDay.filter((one) => one > '1997'),
      fc.constantFrom('2027-03-28', '2027-10-31', '2028-02-29'),
    )
    fc.assert(
      fc.property(day, hour, (startOn, startTime) => {
        const instant = instantInParis(startOn, startTime)
        fc.pre(instant !== undefined && !isToldTwice(startOn, startTime))
        const [read] = readBy(textOf([{ ...event, startOn, endOn: startOn, startTime }]))
        expect(read?.startDate.toJSDate().toISOString()).toBe(instant?.toISOString())
      }),
    )
  })

  it('is whole days when it lasts several, or when its end is before its start', () => {
    const [long, turned] = readBy(
      textOf([
        { ...event, endOn: '2027-04-26' },
        { ...event, startOn: '2027-04-25', endOn: '2027-04-20', startTime: undefined },
      ]),
    )
    expect(long?.endDate.toString()).toBe('2027-04-27')
    expect(turned?.endDate.toString()).toBe('2027-04-26')
  })

  it('keeps the name of an event while it changes, and counts the changes', () => {
    const cancelled = eventOfCompetition({ ...triathlon, status: 'cancelled', revision: 4 }, site)
    const [before, after] = [readBy(textOf([event]))[0], readBy(textOf([cancelled]))[0]]
    expect(after?.uid).toBe(before?.uid)
    expect([before?.sequence, after?.sequence]).toEqual([3, 4])
    expect(after?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect(after?.summary).toBe('Annulé\u00A0: Triathlon du Barrage')
    expect(before?.component.getFirstPropertyValue('status')).toBe('CONFIRMED')
  })

  it('is named the same wherever the site is, and a start lasts as long as one’s format, or the longest', () => {
    const elsewhere = eventOfCompetition(triathlon, { origin: 'http://localhost:3000' })
    expect(elsewhere.uid).toBe(event.uid)
    const minutes = (...events: FeedEvent[]) =>
      readBy(textOf(events)).map(({ duration }) => duration.toSeconds() / 60)
    const short = eventOfCompetition(triathlon, { ...site, own: { ...answered, format: 'S' } })
    const unknown = eventOfCompetition({ ...triathlon, formats: [] }, site)
    expect(minutes(event, short, unknown)).toEqual([270, 150, 180])
  })

  it('says « peut-être » to the calendar of who said it, unless the race is cancelled', () => {
    const maybe = { ...site, own: { ...answered, answer: 'maybe' as const } }
    expect(eventOfCompetition(triathlon, maybe).state).toBe('tentative')
    expect(eventOfCompetition({ ...triathlon, status: 'cancelled' }, maybe).state).toBe('cancelled')
  })

  it('counts the changes of one’s own answer as well, and never backwards', () => {
    const said = (answeredAt: string, revision = 3) =>
      eventOfCompetition(
        { ...triathlon, revision },
        { ...site, own: answered, answeredAt: new Date(answeredAt) },
      )
    const states = [
      said('2027-02-01T08:00:00Z'),
      said('2027-02-01T08:00:01Z'),
      said('2027-02-01T08:00:01Z', 4),
      said('2027-04-02T08:00:00Z', 4),
      said('2060-01-01T08:00:00Z', 5),
    ]
    const read = states.flatMap((one) => readBy(textOf([one])).map(({ sequence }) => sequence))
    expect(read).toEqual([...new Set(read)].sort((a, b) => a - b))
    expect(read.at(-1)).toBeLessThan(2 ** 31)
    expect(states.map(({ changedAt }) => changedAt.toISOString().slice(0, 10))).toEqual([
      '2027-03-01',
      '2027-03-01',
      '2027-03-01',
      '2027-04-02',
      '2060-01-01',
    ])
    expect(event.sequence).toBe(3)
  })

  it('stamps in universal time and is the same, octet by octet, until something changes', () => {
    const text = textOf([event])
    expect(text).toContain('\r\nDTSTAMP:20270301T102030Z\r\n')
    expect(text).toContain('\r\nURL:https://club.example/espace-athlete/competition/calendrier/')
    expect(textOf([event])).toBe(text)
  })

  it('has what RFC 5545 asks of a calendar, empty or full', () => {
    for (const events of [
      [],
      Array.from({ length: 2000 }, (_, index) => ({ ...event, uid: `${index}@club.example` })),
    ]) {
      const text = textOf(events)
      const calendar = new ICAL.Component(ICAL.parse(text))
      expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
      expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Allure//Calendrier des compétitions//FR')
      expect(calendar.getAllSubcomponents('vtimezone')).toHaveLength(1)
      expect(new Set(readBy(text).map(({ uid }) => uid)).size).toBe(events.length)
    }
  })

  it('holds camps, with the number of their changes', () => {
    const camp = {
      slug: 'natation/porquerolles',
      path: '/nos-stages/natation/porquerolles',
      title: 'Porquerolles',
      location: 'Hyères',
      startOn: '2027-04-16',
      endOn: '2027-04-18',
      isCancelled: false,
      isSample: true,
    }
    const numbered = { ...camp, sequence: 7, changedAt: new Date('2027-02-01T08:00:00Z') }
    const [read] = readBy(textOf([eventOfCamp(numbered, site)]))
    expect(read?.endDate.toString()).toBe('2027-04-19')
    expect([read?.sequence, read?.uid]).toEqual([7, 'stage-natation/porquerolles@allure'])
    expect(entryOfCamp(camp).key).toBe('stage-natation/porquerolles')
  })
})
