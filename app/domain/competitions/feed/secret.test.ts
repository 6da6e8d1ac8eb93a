import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { standingClock } from '#app/outside/clock.ts'
import { feedSecrets, members } from '#db/schema/index.ts'
import { newAthlete, newCompetition } from '#test/competitions/athletes.ts'
import { useDatabase } from '#test/database.ts'
import {
  closeFeeds,
  findFeedOwner,
  readCalendarVersion,
  readFeed,
  readFeedSecret,
  renewFeedSecret,
} from '../store.server.ts'

const held = useDatabase()
const services = (appSecret = 'a secret of the site') => ({
  database: held.connection.database,
  clock: standingClock('2027-04-07T10:00:00Z'),
  appSecret,
})

test('an address opens the feeds of its owner, and is shown to them again', async () => {
  const viewer = await newAthlete(services().database, { groups: ['Course à pied'] })
  expect(await readFeedSecret(services(), viewer.memberId)).toBeUndefined()
  const { secret } = await renewFeedSecret(services(), viewer.memberId)
  expect(secret).toMatch(/^[\w-]{32}$/)
  expect(await readFeedSecret(services(), viewer.memberId)).toBe(secret)
  expect(await findFeedOwner(services(), secret)).toEqual({
    viewer,
    calendarVersion: await readCalendarVersion(services().database),
  })
})

test('a renewed or closed address opens nothing any more, at once', async () => {
  const viewer = await newAthlete(services().database)
  const { secret: first, isAnother } = await renewFeedSecret(services(), viewer.memberId)
  expect(isAnother).toBe(false)
  const { secret: second, ...renewed } = await renewFeedSecret(services(), viewer.memberId)
  expect(renewed).toEqual({ isAnother: true })
  expect(second).not.toBe(first)
  expect(await findFeedOwner(services(), first)).toBeUndefined()
  expect((await findFeedOwner(services(), second))?.viewer).toEqual(viewer)
  await closeFeeds(services(), viewer.memberId)
  expect(await findFeedOwner(services(), second)).toBeUndefined()
  expect(await readFeedSecret(services(), viewer.memberId)).toBeUndefined()
})

test.each(['suspended', 'ended', 'invited'] as const)('who is %s has no feeds', async (status) => {
  const { database } = services()
  const viewer = await newAthlete(database)
  const { secret } = await renewFeedSecret(services(), viewer.memberId)
  await database.update(members).set({ status }).where(eq(members.userId, viewer.memberId))
  expect(await findFeedOwner(services(), secret)).toBeUndefined()
  await database.update(members).set({ status: 'active' }).where(eq(members.userId, viewer.memberId))
  expect((await findFeedOwner(services(), secret))?.viewer).toEqual(viewer)
})

test('what the database holds opens nothing by itself', async () => {
  const { database } = services()
  const viewer = await newAthlete(database)
  const { secret } = await renewFeedSecret(services(), viewer.memberId)
  const [row] = await database.select().from(feedSecrets).where(eq(feedSecrets.memberId, viewer.memberId))
  expect(JSON.stringify(row)).not.toContain(secret)
  for (const text of [row?.seed ?? '', row?.secretHash ?? '', '', 'x'.repeat(32), `${secret}=`])
    expect(await findFeedOwner(services(), text)).toBeUndefined()
})

test('once the site’s own secret is another one, the address is made anew rather than shown in vain', async () => {
  const viewer = await newAthlete(services().database)
  const { secret } = await renewFeedSecret(services(), viewer.memberId)
  expect(await readFeedSecret(services('another'), viewer.memberId)).toBeUndefined()
  const { secret: renewed } = await renewFeedSecret(services('another'), viewer.memberId)
  expect(await findFeedOwner(services('another'), secret)).toBeUndefined()
  expect(await readFeedSecret(services('another'), viewer.memberId)).toBe(renewed)
})

test('a feed has the races of one’s own groups, whoever of other groups read theirs before', async () => {
  const { database } = services()
  const content = await openSiteContent({ showsSamples: false, now: () => new Date() })
  await newCompetition(database, { title: 'Traversée à la nage', group: 'natation' })
  const feedOf = async (groups: string[]) => {
    const { memberId } = await newAthlete(database, { groups })
    const owner = await findFeedOwner(services(), (await renewFeedSecret(services(), memberId)).secret)
    if (!owner) throw new Error('Nobody’s feed.')
    const site = { ...services(), content, siteUrl: 'https://club.example' }
    return new TextDecoder().decode((await readFeed(site, owner, 'tout')).octets)
  }
  expect(await feedOf(['Course à pied', 'Natation'])).toContain('Traversée')
  expect(await feedOf(['Course à pied'])).not.toContain('Traversée')
})
