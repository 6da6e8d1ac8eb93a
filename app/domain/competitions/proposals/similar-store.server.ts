import { and, asc, gte, inArray, lte } from 'drizzle-orm'
import type { Viewer } from '#app/domain/shared/viewer.ts'
import type { Database } from '#db/database.ts'
import { competitions } from '#db/schema/index.ts'
import type { Competition } from '../competition.ts'
import { competitionOfRow } from '../rows-store.server.ts'
import { mayRead } from '../viewer.ts'
import { isSentAgain, similarTo } from './similar.ts'

/**
 * What may be the race somebody proposes, among what they may read: the calendar, and other proposals of their own
 * (coaches: all) that wait.
 */
export async function readSimilar(
  { database }: { readonly database: Pick<Database, 'select'> },
  viewer: Viewer,
  proposal: Pick<Competition, 'title' | 'startOn' | 'endOn'>,
): Promise<Competition[]> {
  const isThen = and(
    lte(competitions.startOn, proposal.endOn),
    gte(competitions.endOn, proposal.startOn),
    inArray(competitions.status, ['confirmed', 'cancelled', 'proposed']),
  )
  const rows = await database
    .select()
    .from(competitions)
    .where(isThen)
    .orderBy(asc(competitions.startOn), competitions.id)
  const known = rows
    .map(competitionOfRow)
    .filter((competition) => mayRead(competition, viewer) && !isThisOne(competition))
  return similarTo(proposal, known)

  function isThisOne(competition: Competition): boolean {
    const { status, proposedBy } = competition
    const isOwn = status === 'proposed' && proposedBy === viewer.memberId
    return isOwn && isSentAgain(proposal, competition)
  }
}
