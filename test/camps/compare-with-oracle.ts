import type { Pool } from 'pg'
import { expect } from 'vitest'
import { findCamp } from '#app/domain/camps/store.server.ts'
import { lanzarote } from './booking.ts'
import { isLive, type Oracle } from './oracle.ts'

type Compared = {
  services: Parameters<typeof findCamp>[0]
  /** Of the voucher that some have. */
  code: string
  /** What happened, for who reads a failure. */
  said: string
}

/** Each booking, who waits, the voucher, the mails and the places that are free are those of the oracle. */
export async function compareWithOracle(pool: Pool, oracle: Oracle, { services, code, said }: Compared) {
  const { rows } = await pool.query<Found>(all, [code, lanzarote.split('/').at(-1)])
  const [found] = rows
  if (!found) throw new Error('nothing was read')
  const camp = (await findCamp(services, lanzarote))?.camp
  if (camp?.state !== 'cancelled') expect(16 - (camp?.taken ?? 0), said).toBe(oracle.free())
  expect(oracle.free(), said).toBeGreaterThanOrEqual(0)
  expect(oracle.left('velo'), said).toBeGreaterThanOrEqual(0)
  const bookings = oracle.bookings.map(({ secret, stage, here, people, dues, ...one }) => ({
    secret,
    stage,
    here,
    people: people.map(({ keptCents, options }) => [keptCents ?? null, options.toSorted()]),
    dues: isLive({ ...one, secret, stage, here, people, dues })
      ? dues.map(({ cents, isPaid }) => [cents, isPaid])
      : null,
  }))
  const known = new Map(found.bookings.map((one) => [one.secret, one]))
  expect(
    bookings.map(({ secret }) => known.get(secret)),
    said,
  ).toEqual(bookings)
  const waits = oracle.waits.map(({ name, state }) => [name, state])
  expect(Object.fromEntries(found.waits), said).toEqual(Object.fromEntries(waits))
  expect(found.mails, said).toEqual(oracle.mails.toSorted())
  expect(found.used < 2, said).toBe(oracle.voucherIsFree())
}

type Found = {
  bookings: { secret: string }[]
  waits: [string, string][]
  mails: string[]
  used: number
}

const all = `WITH own AS (SELECT * FROM club.bookings WHERE camp = $2), sums AS (
  SELECT booking_id, sum(cents) AS here FROM (
    SELECT order_id, received_cents AS cents FROM club.payments
    UNION ALL SELECT order_id, -cents FROM club.refunds) AS moved
  JOIN club.orders ON orders.id = order_id GROUP BY 1)
SELECT
  (SELECT coalesce(json_agg(json_build_object('secret', secret, 'stage', stage, 'here', coalesce(here, 0),
    'people', (SELECT json_agg(json_build_array(CASE WHEN left_at IS NOT NULL THEN kept_cents END,
      (SELECT coalesce(json_agg(option ->> 'id' ORDER BY option ->> 'id'), '[]') FROM jsonb_array_elements(options) AS option))
      ORDER BY rank) FROM club.booking_participants WHERE booking_id = own.id),
    'dues', CASE WHEN stage IN ('held', 'booked') THEN (SELECT coalesce(json_agg(json_build_array(cents, paid_at IS NOT NULL)
      ORDER BY rank), '[]') FROM club.booking_instalments WHERE booking_id = own.id) END)), '[]')
    FROM own LEFT JOIN sums ON sums.booking_id = own.id) AS bookings,
  (SELECT coalesce(json_agg(json_build_array(email, state)), '[]') FROM club.camp_waits) AS waits,
  (SELECT coalesce(array_agg(mail ORDER BY mail COLLATE "C"), '{}') FROM (
    SELECT template || ' ' || CASE WHEN recipient ~ '^p[0-9]' THEN recipient ELSE 'club' END AS mail
    FROM club.outgoing_mails WHERE template ~ '^(camp|booking)-') AS sent) AS mails,
  (SELECT count(*)::integer FROM club.voucher_uses JOIN own ON own.id = booking_id WHERE code = $1
    AND (stage IN ('held', 'booked') OR (stage = 'cancelled' AND EXISTS (
      SELECT FROM club.booking_events WHERE booking_id = own.id AND act = 'cancel' AND actor = 'customer')))) AS used`
