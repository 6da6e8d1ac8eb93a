import { eq } from 'drizzle-orm'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { findBookingBySecret } from '#app/domain/camps/bookings/store.server.ts'
import { markPaid } from '#app/domain/orders/store.server.ts'
import { standingClock } from '#app/outside/clock.ts'
import { type SiteContentReader, collections } from '#content/collections.ts'
import { campWaits, orders, outgoingMails } from '#db/schema/index.ts'
import { openContent } from '@allure/content-engine'
import { useDatabase } from '../database.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { booked } from './booking.ts'

const now = () => new Date('2026-11-20T08:00:00Z')

/** For a test file about bookings: the sample camp is from 6 to 13 March 2027, 4 of its 16 places are free before each test. */
export async function useCamps() {
  const held = useDatabase()
  const content = await openSiteContent({ showsSamples: true, now })
  beforeEach(() =>
    held.connection.pool.query(`SET session_replication_role = replica;
      UPDATE club.bookings SET stage = 'expired'; TRUNCATE club.camp_closures, club.camp_waits, club.car_shares, club.participant_notes, club.outgoing_mails;
      SET session_replication_role = DEFAULT`),
  )
  const database = () => held.connection.database
  const at = (instant: string, reader: SiteContentReader = content) => ({
    database: database(),
    content: reader,
    clock: standingClock(instant),
    siteUrl: 'https://club.exemple.fr',
    isProduction: false,
    payment: undefined,
  })
  const on = (day: string, reader: SiteContentReader = content) => at(`${day}T10:00:00Z`, reader)
  const numberOf = async (id: string) =>
    (await database().select().from(orders).where(eq(orders.id, id)))[0]?.number ?? ''
  const pay = async (day: string, orderId: string) =>
    markPaid(on(day), { number: await numberOf(orderId), author: 'essai' })
  return {
    at,
    on,
    database,
    pay,
    pool: () => held.connection.pool,
    /** A booking whose first payment came the same day. */
    async paidBooking(day: string, wish: Parameters<typeof booked>[1] = {}) {
      const { orderId, ...made } = await booked(on(day), wish)
      await pay(day, orderId)
      return made
    },
    async read(secret: string) {
      const booking = await findBookingBySecret(database(), secret)
      if (!booking) throw new Error('no booking')
      return booking
    },
    /** To whom an email of this kind went, in order. */
    async mailed(template: string): Promise<string[]> {
      const mails = await database().select().from(outgoingMails).where(eq(outgoingMails.template, template))
      return mails.map(({ recipient }) => recipient)
    },
    async waitOf(email: string) {
      const [wait] = await database().select().from(campWaits).where(eq(campWaits.email, email))
      if (!wait) throw new Error('nobody waits')
      return wait
    },
  }
}

/** The content without its samples: a camp that was booked is a draft again. */
export const contentWithoutSamples = () => openSiteContent({ showsSamples: false, now })

/** The content with some words of a file that are otherwise. */
export function contentWith(file: string, ...changes: [string | RegExp, string][]) {
  const directory = temporaryFolder()
  cpSync(fileURLToPath(new URL('../../content', import.meta.url)), directory, { recursive: true })
  const path = join(directory, file)
  const before = readFileSync(path, 'utf8')
  const after = changes.reduce((text, [from, to]) => text.replace(from, to), before)
  if (after === before) throw new Error(`Nothing changed in ${file}.`)
  writeFileSync(path, after)
  return openContent({ directory, collections, samples: true, now })
}
