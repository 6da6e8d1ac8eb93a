import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'

export type OfficeParticipant = {
  readonly bookingId: string
  readonly rank: number
  /** Of the first order: « 2026-0418 ». */
  readonly number: string
  readonly stage: 'held' | 'booked' | 'cancelled' | 'expired'
  readonly hasLeft: boolean
  readonly firstName: string
  readonly lastName: string
  readonly bornOn: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly levelGroup: string | null
  readonly options: string
  readonly hasPapers: boolean
  readonly buyer: string
  readonly buyerEmail: string
  /** Of the whole booking. Cents. */
  readonly paidCents: number
  readonly dueCents: number
}

/** Everybody of a camp, also who does not come any more, by name. */
export async function listParticipants(
  database: Pick<Database, 'execute'>,
  camp: string,
): Promise<OfficeParticipant[]> {
  const { rows } = await database.execute<OfficeParticipant>(sql`
    SELECT bookings.id AS "bookingId", who.rank, first.number, bookings.stage, left_at IS NOT NULL AS "hasLeft",
      who.first_name AS "firstName", who.last_name AS "lastName", born_on::text AS "bornOn", who.email, who.phone,
      level_group AS "levelGroup",
      coalesce((SELECT string_agg(option ->> 'label', ', ') FROM jsonb_array_elements(options) AS option), '') AS options,
      papers_seen_at IS NOT NULL AS "hasPapers", trim(first.first_name || ' ' || first.last_name) AS buyer,
      first.email AS "buyerEmail",
      (SELECT coalesce(sum(received_cents), 0) - coalesce((SELECT sum(cents) FROM club.refunds JOIN club.orders AS paid
          ON paid.id = refunds.order_id WHERE paid.booking_id = bookings.id), 0)
        FROM club.payments JOIN club.orders AS paid ON paid.id = payments.order_id
        WHERE paid.booking_id = bookings.id AND outcome = 'settles')::integer AS "paidCents",
      (SELECT coalesce(sum(cents), 0) FROM club.booking_instalments
        WHERE booking_id = bookings.id AND paid_at IS NULL AND bookings.stage IN ('held', 'booked'))::integer AS "dueCents"
    FROM club.bookings JOIN club.booking_participants AS who ON who.booking_id = bookings.id
      JOIN LATERAL (SELECT number, first_name, last_name, email FROM club.orders
        WHERE orders.booking_id = bookings.id ORDER BY instalment, placed_at LIMIT 1) AS first ON true
    WHERE camp = ${camp} ORDER BY who.last_name, who.first_name, bookings.placed_at, who.rank`)
  return rows
}

export const participantStates = {
  viennent: 'Viennent',
  'a-payer': 'Reste à payer',
  papiers: 'Papiers à voir',
  partis: 'Ne viennent plus',
} as const
export type ParticipantState = keyof typeof participantStates

/** Whether somebody is shown under a state; without one, whoever comes or came to be asked. */
export function isIn(one: OfficeParticipant, state: string): boolean {
  const comes = !one.hasLeft && (one.stage === 'held' || one.stage === 'booked')
  if (state === 'partis') return !comes
  if (state === 'a-payer') return comes && one.dueCents > 0
  if (state === 'papiers') return comes && !one.hasPapers
  return state === 'viennent' ? comes : true
}

/** Whether the words of a search are in a name, an address or a number. */
export function isNamed(one: OfficeParticipant, search: string): boolean {
  const said = [one.firstName, one.lastName, one.email, one.buyer, one.buyerEmail, one.number, one.phone]
  const whole = said.join(' ').toLocaleLowerCase('fr')
  return search
    .toLocaleLowerCase('fr')
    .split(/\s+/)
    .every((word) => whole.includes(word))
}
