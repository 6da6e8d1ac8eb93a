import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { readCoaching } from '#app/domain/coaching/store.server.ts'
import { seedStock } from '#app/domain/shop/store.server.ts'
import { readTeam } from '#app/domain/team/store.server.ts'
import type { SiteContentReader } from '#content/collections.ts'
import { useDatabase } from '#test/database.ts'
import { readHome } from './store.server.ts'

const monday = new Date('2026-11-23T08:00:00Z')
const aYearAndAHalfLater = new Date('2028-08-01T08:00:00Z')

const held = useDatabase()
let samples: SiteContentReader
let own: SiteContentReader

beforeAll(async () => {
  samples = await openSiteContent({ showsSamples: true, now: () => monday })
  own = await openSiteContent({ showsSamples: false, now: () => monday })
})

afterAll(() => {
  samples.close()
  own.close()
})

describe('the home page', () => {
  it('says what comes next in the week and among the camps', async () => {
    const home = await readHome({
      content: samples,
      database: held.connection.database,
      clock: { now: () => monday },
    })
    expect(home.nextSession).toMatchObject({ time: 'mardi 24\u00a0novembre, 19\u00a0h' })
    expect(home.camps).toHaveLength(3)
    const days = home.camps.map(({ startOn }) => startOn)
    expect(days).toEqual(days.toSorted())
  })

  it('gives each coaching the price of its cheapest formula, in cents', async () => {
    const { coachings } = await readHome({
      content: samples,
      database: held.connection.database,
      clock: { now: () => monday },
    })
    expect(coachings.map(({ subject, fromCents }) => [subject, fromCents])).toEqual([
      ['running', 3900],
      ['triathlon', 8900],
      ['natation', 4900],
    ])
  })

  it('shows a product of each kind once pieces are counted, none before', async () => {
    const services = { content: samples, database: held.connection.database, clock: { now: () => monday } }
    expect((await readHome(services)).shop.products).toEqual([])
    await seedStock(services)
    const { products } = (await readHome(services)).shop
    expect(products).toHaveLength(4)
    expect(new Set(products.map(({ art }) => art.kind)).size).toBe(4)
  })

  it('stands without samples: no session, camp, product or testimonial is made up', async () => {
    const home = await readHome({
      content: own,
      database: held.connection.database,
      clock: { now: () => monday },
    })
    expect(home).toMatchObject({
      nextSession: undefined,
      camps: [],
      shop: { products: [] },
      testimonials: [],
    })
  })
})

describe('coaches', () => {
  it('are shown with their sessions while their card is in force', async () => {
    const { members } = await readTeam(samples, monday)
    expect(members).toHaveLength(4)
    expect(members[0]?.leads.map(({ weekday }) => weekday)).toEqual([2])
  })

  it('leave the team page, and their session the coaching page, with their card', async () => {
    const { members } = await readTeam(samples, aYearAndAHalfLater)
    expect(members.map(({ id }) => id)).not.toContain('coach-triathlon')
    expect((await readCoaching(samples, 'triathlon', monday)).weeklySession?.weekday).toBe(6)
    expect((await readCoaching(samples, 'triathlon', aYearAndAHalfLater)).weeklySession).toBeUndefined()
  })
})
