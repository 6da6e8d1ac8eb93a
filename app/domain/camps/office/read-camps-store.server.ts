import { sql } from 'drizzle-orm'
import { readKept } from '#app/domain/places/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import { type CampServices, type ListedCamp, listCamps } from '../store.server.ts'
import { listHiddenCamps } from './hidden-camps-store.server.ts'

export type CampMoney = {
  /** Came in, and went back. Cents. */
  readonly paidCents: number
  readonly refundedCents: number
  /** Still to come from those who come, and what of it is late. Cents. */
  readonly dueCents: number
  readonly lateCents: number
  readonly waiting: number
}

const nothing: CampMoney = { paidCents: 0, refundedCents: 0, dueCents: 0, lateCents: 0, waiting: 0 }

type Shown = Pick<
  ListedCamp,
  | 'slug'
  | 'path'
  | 'title'
  | 'startOn'
  | 'endOn'
  | 'location'
  | 'capacity'
  | 'taken'
  | 'placesLeft'
  | 'state'
  | 'stateLabel'
  | 'isSample'
>

export type OfficeCamp = Shown & {
  readonly money: CampMoney
  /** Called off by the club, by its act: its bookings are given back. */
  readonly isClosed: boolean
  /** It has no page, and was booked. */
  readonly isHidden: boolean
}

/** The camps of the site with their gauge and their money: those to come by date, the past ones, then those that are hidden. */
export async function listOfficeCamps(services: CampServices & StoreServices): Promise<OfficeCamp[]> {
  const everyCamp = { onlyAvailable: false, sport: undefined, month: undefined, theme: undefined }
  const { coming, past } = await listCamps(services, everyCamp)
  const money = await readMoney(services)
  const kept = await readKept(services.database)
  const shown = [...coming, ...past]
  const hidden = await listHiddenCamps(services.database, {
    shown: shown.map(({ slug }) => slug),
    kept,
    today: dayInParis(services.clock.now()),
  })
  const withMoney = (isHidden: boolean) => (camp: Shown) => ({
    ...camp,
    money: money.get(camp.slug) ?? nothing,
    isClosed: kept.get(camp.slug)?.isClosed ?? false,
    isHidden,
  })
  return [...shown.map(withMoney(false)), ...hidden.map(withMoney(true))]
}

/** One of them. */
export async function findOfficeCamp(
  services: CampServices & StoreServices,
  slug: string,
): Promise<OfficeCamp | undefined> {
  return (await listOfficeCamps(services)).find((one) => one.slug === slug)
}

async function readMoney({ database, clock }: StoreServices): Promise<Map<string, CampMoney>> {
  const { rows } = await database.execute<CampMoney & { camp: string }>(sql`
    WITH of_booking AS (
      SELECT camp,
        (SELECT coalesce(sum(received_cents), 0) FROM club.payments JOIN club.orders ON orders.id = order_id
          WHERE booking_id = bookings.id AND outcome = 'settles') AS paid,
        (SELECT coalesce(sum(cents), 0) FROM club.refunds JOIN club.orders ON orders.id = order_id
          WHERE booking_id = bookings.id) AS refunded,
        (SELECT coalesce(sum(cents), 0) FROM club.booking_instalments
          WHERE booking_id = bookings.id AND paid_at IS NULL AND stage IN ('held', 'booked')) AS due,
        (SELECT coalesce(sum(cents), 0) FROM club.booking_instalments
          WHERE booking_id = bookings.id AND paid_at IS NULL AND stage IN ('held', 'booked')
            AND due_on < ${dayInParis(clock.now())}::date) AS late
      FROM club.bookings
    ), money AS (
      SELECT camp, sum(paid)::integer AS "paidCents", sum(refunded)::integer AS "refundedCents",
        sum(due)::integer AS "dueCents", sum(late)::integer AS "lateCents" FROM of_booking GROUP BY camp
    ), waiting AS (
      SELECT camp, count(*)::integer AS many FROM club.camp_waits WHERE state IN ('waiting', 'offered') GROUP BY camp
    )
    SELECT camp, coalesce("paidCents", 0) AS "paidCents", coalesce("refundedCents", 0) AS "refundedCents",
      coalesce("dueCents", 0) AS "dueCents", coalesce("lateCents", 0) AS "lateCents", coalesce(many, 0) AS waiting
    FROM money FULL JOIN waiting USING (camp)`)
  return new Map(rows.map(({ camp, ...money }) => [camp, money]))
}
