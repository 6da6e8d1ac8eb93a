import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { Kept } from './places.ts'

type Rows = Pick<Database, 'execute'>

/** What bookings and offers keep of each camp, by its slug; a camp without any is absent. */
export async function readKept(database: Rows, camp?: string): Promise<Map<string, Kept>> {
  const isAsked = camp === undefined ? sql`true` : sql`camp = ${camp}`
  const { rows } = await database.execute<Kept & { camp: string }>(sql`
    WITH live AS (
      SELECT camp, tariff, options FROM club.bookings JOIN club.booking_participants ON booking_id = bookings.id
      WHERE ${isAsked} AND stage IN ('held', 'booked') AND left_at IS NULL
    ), booked AS (
      SELECT camp, count(*)::integer AS places FROM live GROUP BY camp
    ), offered AS (
      SELECT camp, sum(places)::integer AS places FROM club.camp_waits WHERE ${isAsked} AND state = 'offered' GROUP BY camp
    ), closed AS (
      SELECT camp FROM club.camp_closures WHERE ${isAsked}
    ), of_options AS (
      SELECT camp, json_object_agg(id, pieces) AS options FROM (
        SELECT camp, option ->> 'id' AS id, count(*)::integer AS pieces
        FROM live, jsonb_array_elements(options) AS option GROUP BY 1, 2) AS counted GROUP BY camp
    ), of_tariffs AS (
      SELECT camp, json_object_agg(tariff, places) AS tariffs FROM (
        SELECT camp, tariff, count(*)::integer AS places FROM live GROUP BY 1, 2) AS counted GROUP BY camp
    )
    SELECT camp, coalesce(booked.places, 0) + coalesce(offered.places, 0) AS places,
      coalesce(options, '{}') AS options, coalesce(tariffs, '{}') AS tariffs, closed.camp IS NOT NULL AS "isClosed"
    FROM booked FULL JOIN offered USING (camp) FULL JOIN closed USING (camp)
      LEFT JOIN of_options USING (camp) LEFT JOIN of_tariffs USING (camp)`)
  return new Map(rows.map(({ camp: slug, ...kept }) => [slug, kept]))
}

/** Minors on the day a camp starts, among those whose places are kept. @param bookingId only those of this booking, whatever its stage */
export async function countMinors(
  database: Rows,
  camp: string,
  startOn: string,
  bookingId?: string,
): Promise<number> {
  const isCounted =
    bookingId === undefined
      ? sql`camp = ${camp} AND stage IN ('held', 'booked')`
      : sql`bookings.id = ${bookingId}`
  const { rows } = await database.execute<{ minors: number }>(sql`
    SELECT count(*)::integer AS minors
    FROM club.booking_participants JOIN club.bookings ON bookings.id = booking_id
    WHERE ${isCounted} AND left_at IS NULL AND born_on > ${startOn}::date - interval '18 years'`)
  return rows[0]?.minors ?? 0
}
