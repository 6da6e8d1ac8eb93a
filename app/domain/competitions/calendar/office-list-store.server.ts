import { and, asc, desc, eq, gte, inArray, lt, lte, sql, type SQL } from 'drizzle-orm'
import { holdsWords } from '#app/domain/shared/lists/holds-words.ts'
import type { Database } from '#db/database.ts'
import { competitions, members, participations } from '#db/schema/index.ts'
import { disciplines, isDiscipline, type Family } from '../disciplines.ts'
import { competitionOfRow } from '../rows-store.server.ts'
import { seasonOf, type Season } from '../season/season.ts'
import type { OfficeTab } from './office-tabs.ts'

type Asked = {
  readonly tab: OfficeTab
  readonly search: string
  readonly family: Family | undefined
  readonly season: Season | undefined
  readonly page: number
  readonly perPage: number
  /** `YYYY-MM-DD` in France. */
  readonly today: string
}

const going = sql<number>`(SELECT count(*)::int FROM ${participations}
  JOIN ${members} ON ${members.userId} = ${participations.memberId}
  WHERE ${participations.competitionId} = ${competitions.id} AND ${participations.answer} = 'going'
  AND NOT ${participations.isHidden} AND ${members.status} = 'active')`

/** A page of the races of a tab with how many go in sight of the club, and how many races each tab has. */
export async function listForOffice({ database }: { readonly database: Database }, asked: Asked) {
  const { tab, page, perPage, today } = asked
  const isAsked = and(holdsWords([competitions.title, competitions.place], asked.search), ...narrowed(asked))
  const tabs = conditionsOf(today)
  const condition = and(isAsked, tabs[tab])
  const isLatestFirst = tab === 'past' || tab === 'cancelled'
  const rows = await database
    .select({ competition: competitions, going })
    .from(competitions)
    .where(condition)
    .orderBy((isLatestFirst ? desc : asc)(competitions.startOn), asc(competitions.title), competitions.id)
    .limit(perPage)
    .offset((page - 1) * perPage)
  const [numbers] = await database
    .select({
      toCome: numberOf(tabs['to-come']),
      past: numberOf(tabs.past),
      cancelled: numberOf(tabs.cancelled),
      proposed: numberOf(tabs.proposed),
    })
    .from(competitions)
    .where(isAsked)
  const { toCome = 0, past = 0, cancelled = 0, proposed = 0 } = numbers ?? {}
  const ofTab: Record<OfficeTab, number> = { 'to-come': toCome, past, cancelled, proposed }
  return {
    races: rows.map((row) => ({ competition: competitionOfRow(row.competition), going: row.going })),
    total: ofTab[tab],
    ofTab,
    seasons: await knownSeasons(database),
  }
}

function narrowed({ family, season }: Asked): (SQL | undefined)[] {
  const kinds = Object.keys(disciplines).filter(
    (key) => isDiscipline(key) && disciplines[key].family === family,
  )
  return [
    family && inArray(competitions.discipline, kinds),
    season && and(gte(competitions.startOn, season.startOn), lte(competitions.startOn, season.endOn)),
  ]
}

function conditionsOf(today: string): Record<OfficeTab, SQL | undefined> {
  const isConfirmed = eq(competitions.status, 'confirmed')
  return {
    'to-come': and(isConfirmed, gte(competitions.endOn, today)),
    past: and(isConfirmed, lt(competitions.endOn, today)),
    cancelled: eq(competitions.status, 'cancelled'),
    proposed: eq(competitions.status, 'proposed'),
  }
}

function numberOf(condition: SQL | undefined) {
  return sql<number>`(count(*) FILTER (WHERE ${condition}))::int`
}

async function knownSeasons(database: Database): Promise<Season[]> {
  const [span] = await database
    .select({
      first: sql<string | null>`min(${competitions.startOn})::text`,
      last: sql<string | null>`max(${competitions.startOn})::text`,
    })
    .from(competitions)
  if (!span?.first || !span.last) return []
  const [first, last] = [span.first, span.last].map((day) => Number(seasonOf(day).startOn.slice(0, 4)))
  if (first === undefined || last === undefined) return []
  return Array.from({ length: Math.min(last - first + 1, 30) }, (_, index) =>
    seasonOf(`${last - index}-09-01`),
  )
}

/** Proposals that wait for a decision. */
export function countProposals(database: Database) {
  return database.$count(competitions, eq(competitions.status, 'proposed'))
}
