import { nothingKept, readKept, withoutPlaces } from '#app/domain/places/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { Camp as CampRow, SiteContentReader } from '#content/collections.ts'
import { readInfo } from '#content/collections/info.ts'
import type { Database } from '#db/database.ts'
import { campOfRow, slugOfRow, summaryOfRow } from './camp-of-row.ts'
import type { CampSummary } from './camp.ts'
import { filterChoices, matches, type CampFilters } from './filters.ts'
import { stateLabel } from './labels.ts'
import { campState, hasBegun, placesLeft, publicationProblem, type TravelLicence } from './rules.ts'

export { type Booking, hasBookings } from './bookings/read-store.server.ts'
export {
  bookingsOfMember,
  bookingsOfPerson,
  campsBookedBy,
  membersOfCamp,
} from './bookings/people-store.server.ts'
export { eraseWaitsOfPerson, waitsOfPerson } from './waiting/people-store.server.ts'
export { publicationProblem } from './rules.ts'
export { findTold, numberCamps } from './told-store.server.ts'

export type CampServices = {
  readonly content: SiteContentReader
  readonly database: Pick<Database, 'execute'>
  readonly clock: Clock
}

export type Standing = ReturnType<typeof standingOf>

export type ListedCamp = CampSummary & Standing

/** The camps that fit the filters; sold-out and past ones stay in the list. */
export async function listCamps(services: CampServices, filters: CampFilters) {
  const today = dayInParis(services.clock.now())
  const camps = await publishedSummaries(services)
  const fitting = camps
    .filter((camp) => matches(camp, filters, today))
    .map((camp): ListedCamp => ({ ...camp, ...standingOf(camp, today) }))
  return {
    coming: fitting.filter((camp) => !hasBegun(camp, today)),
    past: fitting.filter((camp) => hasBegun(camp, today)).toReversed(),
    choices: filterChoices(camps),
  }
}

/** Every camp that has a page, whenever it is, by date. */
export async function listPublishedCamps(
  services: Pick<CampServices, 'content' | 'database'>,
): Promise<CampSummary[]> {
  return publishedSummaries(services)
}

/** The next camps to come, full ones included, cancelled ones not. */
export async function nextCamps(services: CampServices, count: number): Promise<ListedCamp[]> {
  const today = dayInParis(services.clock.now())
  return (await publishedSummaries(services))
    .map((camp): ListedCamp => ({ ...camp, ...standingOf(camp, today) }))
    .filter(({ state }) => state !== 'past' && state !== 'cancelled')
    .slice(0, count)
}

/** The camp at an address such as `/nos-stages/natation/porquerolles`; undefined when none is published there. @param own places kept for whoever asks */
export async function findCamp(services: CampServices, path: string, own = 0) {
  const row = await services.content.queryCollection('nosStages').path(path).first()
  if (!row) return undefined
  const { travel } = await readInfo(services.content, 'entreprise')
  if (problemOf(row, travel)) return undefined
  const slug = slugOfRow(row)
  const kept = withoutPlaces((await readKept(services.database, slug)).get(slug) ?? nothingKept, own)
  const camp = campOfRow(row, kept)
  return {
    camp: { ...camp, ...standingOf(camp, dayInParis(services.clock.now())) },
    kept,
    body: row.body,
    // Only where it includes lodging: the law wants it shown (Code du tourisme, R211-2).
    licence: camp.lodging === 'included' ? (travel ?? undefined) : undefined,
  }
}

/** Why camps are hidden though they are not drafts, in French: for the log and the back office. */
export async function hiddenCamps({ content }: Pick<CampServices, 'content'>): Promise<string[]> {
  const rows = await content.queryCollection('nosStages').all()
  const { travel } = await readInfo(content, 'entreprise')
  return rows.map((row) => problemOf(row, travel)).filter((problem) => problem !== undefined)
}

async function publishedSummaries(services: Pick<CampServices, 'content' | 'database'>) {
  const [rows, kept] = await Promise.all([publishedRows(services), readKept(services.database)])
  return rows.map((row) => summaryOfRow(row, kept.get(slugOfRow(row)) ?? nothingKept))
}

async function publishedRows({ content }: Pick<CampServices, 'content'>): Promise<CampRow[]> {
  const rows = await content.queryCollection('nosStages').order('startDate').all()
  const { travel } = await readInfo(content, 'entreprise')
  return rows.filter((row) => !problemOf(row, travel))
}

function problemOf(row: CampRow, travel: TravelLicence | null): string | undefined {
  return publicationProblem({ title: row.title, ...row.meta }, travel)
}

/** Where a camp stands today, worked out once for every page that shows it. */
function standingOf(camp: CampSummary, today: string) {
  return { state: campState(camp, today), stateLabel: stateLabel(camp, today), placesLeft: placesLeft(camp) }
}
