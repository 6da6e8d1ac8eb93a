import { formatDay, formatHour } from '#app/domain/shared/dates/french-dates.ts'
import type { Participation } from '../answers/answer.ts'
import { competitionPath, type CampInCalendar } from '../calendar/calendar-entry.ts'
import type { Competition } from '../competition.ts'
import { disciplines, families } from '../disciplines.ts'
import { clockText } from '../exports/clock-text.ts'
import { expectedMinutes } from '../formats/expected-minutes.ts'
import { distancesOf, formatEntered, type RaceFormat } from '../formats/race-format.ts'
import { regions } from '../regions.ts'

type Site = {
  /** `https://club.example` */
  readonly origin: string
}

/** Of no host: a site that moves keeps its events. */
const uidDomain = 'allure'

/** A competition for a feed: no clubmate is in it. @param own of the feed's owner @param answeredAt makes its number grow */
export function eventOfCompetition(
  competition: Competition,
  { origin, own, answeredAt }: Site & { own?: Participation; answeredAt?: Date },
): FeedEvent {
  const { id, title, discipline, status, startOn, endOn, startTime, updatedAt, revision } = competition
  const isCancelled = status === 'cancelled'
  return {
    uid: `competition-${id}@${uidDomain}`,
    sequence: revision + (answeredAt ? secondsSince2020(answeredAt) : 0),
    changedAt: answeredAt && answeredAt > updatedAt ? answeredAt : updatedAt,
    title: isCancelled ? `Annulé\u00A0: ${title}` : title,
    startOn,
    endOn,
    startTime,
    minutes: expectedMinutes(competition, own?.format),
    place: `${competition.place} (${regions[competition.region]})`,
    description: [...factsOf(competition), ...(own ? ownLines(competition, own) : [])],
    address: origin + competitionPath(id),
    category: disciplines[discipline].label,
    state: isCancelled ? 'cancelled' : isSure(competition, own) ? 'confirmed' : 'tentative',
  }
}

/** Answers are not counted: the second of the last one stands in for their number. Fits 32 bits until 2088. */
function secondsSince2020(instant: Date): number {
  return Math.max(0, Math.floor((instant.getTime() - Date.UTC(2020, 0, 1)) / 1000))
}

/** A proposal may come to nothing, and so may a race somebody only thinks of. */
function isSure({ status }: Competition, own: Participation | undefined): boolean {
  return status !== 'proposed' && own?.answer !== 'maybe'
}

/** A camp for a feed, with the number of its changes. */
export function eventOfCamp(
  camp: CampInCalendar & Pick<FeedEvent, 'sequence' | 'changedAt'>,
  { origin }: Site,
): FeedEvent {
  return {
    uid: `stage-${camp.slug}@${uidDomain}`,
    sequence: camp.sequence,
    changedAt: camp.changedAt,
    title: camp.isCancelled ? `Annulé\u00A0: ${camp.title}` : camp.title,
    startOn: camp.startOn,
    endOn: camp.endOn,
    startTime: undefined,
    minutes: undefined,
    place: camp.location,
    description: [],
    address: origin + camp.path,
    category: families.stage,
    state: camp.isCancelled ? 'cancelled' : 'confirmed',
  }
}

type Stay = { readonly bookingId: string; readonly number: string; readonly places: number }

/** A camp as somebody booked it: their own appointment, which ends with their booking. Its address is the camp’s, no secret. */
export function eventOfStay(
  camp: Parameters<typeof eventOfCamp>[0],
  { bookingId, number, places }: Stay,
  site: Site,
): FeedEvent {
  const people = `${places}\u00A0${places > 1 ? 'participants' : 'participant'}`
  return {
    ...eventOfCamp(camp, site),
    uid: `inscription-${bookingId}@${uidDomain}`,
    title: `${camp.isCancelled ? 'Annulé\u00A0: ' : ''}Stage ${camp.title}`,
    description: [`Inscription ${number}, ${people}`],
  }
}

function factsOf(competition: Competition): string[] {
  const { discipline, formats, startTime, registrationClosesOn, link, notes } = competition
  return [
    disciplines[discipline].label,
    ...formats.map(formatLine),
    startTime && `Départ ${formatHour(startTime)}`,
    registrationClosesOn && `Inscriptions jusqu’au ${formatDay(registrationClosesOn)}`,
    link,
    notes,
  ].flatMap((line) => line || [])
}

function formatLine(format: RaceFormat): string {
  const distances = distancesOf(format)
  return distances === '' || distances === format.name ? format.name : `${format.name}\u00A0: ${distances}`
}

function ownLines({ formats }: Competition, { format, goal, targetTime }: Participation): string[] {
  const name = formatEntered(formats, format)?.name
  return [
    name && `Votre format\u00A0: ${name}`,
    goal && `Objectif ${goal}`,
    targetTime && `Temps visé\u00A0: ${clockText(targetTime)}`,
  ].flatMap((line) => line || [])
}

export type FeedEvent = {
  /** The same for ever, whatever changes. */
  readonly uid: string
  /** Grows with every change that matters (RFC 5545, 3.8.7.4). */
  readonly sequence: number
  readonly changedAt: Date
  readonly title: string
  readonly startOn: string
  readonly endOn: string
  /** `HH:MM` in France; an appointment of several days is whole days all the same. */
  readonly startTime: string | undefined
  /** From the start, as far as it can be told. */
  readonly minutes: number | undefined
  readonly place: string
  readonly description: readonly string[]
  readonly address: string
  readonly category: string
  readonly state: 'confirmed' | 'tentative' | 'cancelled'
}

export type Feed = {
  readonly name: string
  readonly events: readonly FeedEvent[]
}
