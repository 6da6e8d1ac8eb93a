import { and, eq, inArray } from 'drizzle-orm'
import { campsBookedBy, listPublishedCamps, numberCamps } from '#app/domain/camps/store.server.ts'
import type { Viewer } from '#app/domain/shared/viewer.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { SiteContentReader } from '#content/collections.ts'
import type { Database } from '#db/database.ts'
import { calendarVersion, competitions, participations } from '#db/schema/index.ts'
import { inOrderOfTime } from '../calendar/entry-list.ts'
import type { FoundCompetition } from '../calendar/read-competition-store.server.ts'
import { competitionOfRow, participationOfRow } from '../rows-store.server.ts'
import { isInCalendar } from '../viewer.ts'
import { CachedFeeds } from './cached-feeds.ts'
import { eventOfCamp, eventOfCompetition } from './feed-events.ts'
import { fileOf } from './feed-file-of.server.ts'
import { feedNames, type FeedFile, type FeedKind } from './feed-file.ts'
import type { FeedOwner } from './secret-store.server.ts'

const inCalendars = inArray(competitions.status, ['confirmed', 'cancelled'])

const order = [competitions.startOn, competitions.endOn, competitions.id]

type FeedServices = {
  readonly database: Database
  readonly content: SiteContentReader
  readonly siteUrl: string
  readonly clock: Clock
}

const mostOctets = 32 * 1024 * 1024
const cachedByDatabase = new WeakMap<Database, CachedFeeds>()

/** A feed for its owner; unchanged since it was written, it costs no query. @param owner as `findFeedOwner` found them */
export async function readFeed(
  services: FeedServices,
  { viewer, calendarVersion }: FeedOwner,
  kind: FeedKind,
): Promise<FeedFile> {
  const cached = cachedByDatabase.get(services.database) ?? new CachedFeeds(mostOctets)
  cachedByDatabase.set(services.database, cached)
  if (kind === 'mes-courses') {
    const version = `${calendarVersion} ${contentVersion(services.content)}`
    return cached.take(`${kind} ${viewer.memberId}`, version, () => writeOwn(services, viewer))
  }
  const content = contentVersion(services.content)
  const audience = viewer.isCoach ? '*' : viewer.groups.toSorted().join(' ')
  return cached.take(`${kind} ${audience}`, `${calendarVersion} ${content}`, () => writeAll(services, viewer))
}

/**
 * One competition, for a calendar that takes it over once. Without an answer its number is of the present: never below the one
 * of an answer that was erased. @param own the answer of who asks */
export function readEvent(
  { siteUrl, clock }: Pick<FeedServices, 'siteUrl' | 'clock'>,
  {
    competition,
    own,
    answeredAt = clock.now(),
  }: Pick<FoundCompetition, 'competition' | 'own' | 'answeredAt'>,
): FeedFile {
  const said = own?.answer === 'passing' ? undefined : own
  const event = eventOfCompetition(competition, { ...siteOf(siteUrl), own: said, answeredAt })
  return fileOf(competition.title, [event])
}

async function writeAll(services: FeedServices, viewer: Viewer) {
  const site = siteOf(services.siteUrl)
  const content = contentVersion(services.content)
  const rows = await services.database
    .select({ version: calendarVersion.version, competition: competitions })
    .from(calendarVersion)
    .leftJoin(competitions, inCalendars)
    .orderBy(...order)
  const camps = await numberCamps(services, await listPublishedCamps(services))
  const races = rows
    .flatMap(({ competition }) => (competition ? [competitionOfRow(competition)] : []))
    .filter((competition) => isInCalendar(competition, viewer))
  const events = [
    ...races.map((competition) => eventOfCompetition(competition, site)),
    ...camps.map((camp) => eventOfCamp(camp, site)),
  ]
  const file = fileOf(feedNames.tout, inOrderOfTime(events))
  return { version: `${versionOf(rows)} ${content}`, file }
}

async function writeOwn(services: FeedServices, viewer: Viewer) {
  const { database, siteUrl } = services
  const isOwn = and(
    eq(participations.memberId, viewer.memberId),
    inArray(participations.answer, ['going', 'maybe']),
  )
  const rows = await database
    .select({ version: calendarVersion.version, participation: participations, competition: competitions })
    .from(calendarVersion)
    .leftJoin(participations, isOwn)
    .leftJoin(competitions, and(eq(competitions.id, participations.competitionId), inCalendars))
    .orderBy(...order)
  const events = rows.flatMap(({ participation, competition: row }) => {
    const competition = row && competitionOfRow(row)
    if (!participation || !competition || !isInCalendar(competition, viewer)) return []
    const answer = { own: participationOfRow(participation), answeredAt: participation.updatedAt }
    return eventOfCompetition(competition, { ...siteOf(siteUrl), ...answer })
  })
  const camps = await bookedCamps(services, viewer.memberId)
  const all = inOrderOfTime([...events, ...camps.map((camp) => eventOfCamp(camp, siteOf(siteUrl)))])
  const version = `${versionOf(rows)} ${contentVersion(services.content)}`
  return { version, file: fileOf(feedNames['mes-courses'], all) }
}

async function bookedCamps(services: FeedServices, userId: string) {
  const booked = await campsBookedBy(services.database, userId)
  if (booked.size === 0) return []
  const camps = await listPublishedCamps(services)
  return numberCamps(
    services,
    camps.filter(({ slug }) => booked.has(slug)),
  )
}

function siteOf(siteUrl: string): { origin: string } {
  return { origin: new URL(siteUrl).origin }
}

function contentVersion(content: SiteContentReader): string {
  return `${content.version('nosStages')} ${content.version('info')}`
}

function versionOf([row]: readonly { readonly version: number }[]): number {
  if (!row) throw new Error('The calendar has no version.')
  return row.version
}
