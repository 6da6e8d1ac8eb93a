import { and, asc, gte, inArray, lte } from 'drizzle-orm'
import { addDays } from '#app/domain/shared/dates/french-dates.ts'
import type { ReadServices } from '#app/domain/shared/services.server.ts'
import { competitions } from '#db/schema/index.ts'
import type { Competition } from '../competition.ts'
import { disciplines } from '../disciplines.ts'
import { competitionOfRow } from '../rows-store.server.ts'
import { areAlike } from './similar.ts'

const daysAround = 21

type Looked = Pick<Competition, 'title' | 'startOn' | 'endOn' | 'discipline'> & { readonly id?: string }

/** What a coach compares each of these races with: those near its days, proposals too, that may be the same one. */
export async function readLookAlikes(
  { database }: ReadServices,
  races: readonly Looked[],
): Promise<Competition[][]> {
  const days = races.flatMap(({ startOn, endOn }) => [startOn, endOn]).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const rows = await database
    .select()
    .from(competitions)
    .where(
      and(
        lte(competitions.startOn, addDays(last, daysAround)),
        gte(competitions.endOn, addDays(first, -daysAround)),
        inArray(competitions.status, ['confirmed', 'cancelled', 'proposed']),
      ),
    )
    .orderBy(asc(competitions.startOn), competitions.id)
  const known = rows.map(competitionOfRow)
  return races.map((race) => lookAlikesOf(race, known))
}

/** Those under a like name: within three weeks in the same family of sports, on the same days in any. */
function lookAlikesOf(race: Looked, known: readonly Competition[]): Competition[] {
  return known.filter((one) => one.id !== race.id && isNear(race, one) && areAlike(race.title, one.title))
}

function isNear({ startOn, endOn, discipline }: Looked, one: Competition): boolean {
  const days = disciplines[discipline].family === disciplines[one.discipline].family ? daysAround : 0
  return one.startOn <= addDays(endOn, days) && one.endOn >= addDays(startOn, -days)
}
