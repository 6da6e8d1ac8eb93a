import { sql } from 'drizzle-orm'
import { type Kept, nothingKept } from '#app/domain/places/store.server.ts'
import type { Database } from '#db/database.ts'
import type { AgreedCamp } from '../bookings/recap-store.server.ts'
import type { CampState } from '../rules.ts'

type Asked = {
  /** The slugs of the camps that have a page. */
  readonly shown: readonly string[]
  readonly kept: ReadonlyMap<string, Kept>
  readonly today: string
}

/** Camps that were booked and have no page any more, as they were agreed last: a draft again, or without their licence. */
export async function listHiddenCamps(database: Pick<Database, 'execute'>, { shown, kept, today }: Asked) {
  const { rows } = await database.execute<{ slug: string; agreed: AgreedCamp; places: number }>(sql`
    SELECT DISTINCT ON (bookings.camp) bookings.camp AS slug, agreed, coalesce(places, 0) AS places
    FROM club.bookings LEFT JOIN club.camp_desks ON camp_desks.camp = bookings.camp
    WHERE NOT bookings.camp = ANY(${sql.param([...shown])}::text[])
    ORDER BY bookings.camp, placed_at DESC`)
  return rows.map(({ slug, agreed: { title, path, startOn, endOn, location }, places }) => {
    const { places: taken, isClosed } = kept.get(slug) ?? nothingKept
    const state: CampState = isClosed ? 'cancelled' : startOn <= today ? 'past' : 'full'
    return {
      slug,
      path,
      title,
      startOn,
      endOn,
      location,
      state,
      stateLabel: isClosed ? 'Annulé' : 'Masqué',
      capacity: Math.max(places, taken),
      taken,
      placesLeft: 0,
      isSample: false,
    }
  })
}
