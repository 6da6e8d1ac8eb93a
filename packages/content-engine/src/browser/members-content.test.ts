import { describe, expect, it, vi } from 'vitest'
import { groupMark, membersMark } from './fixtures/readings.ts'
import { dumpNeverComes, openStandInSite } from './fixtures/stand-in-site.ts'

/** A member who has everything in the browser. */
async function memberAtHome() {
  const site = await openStandInSite()
  site.state.standing = 'member'
  expect(await site.browser.loadLocally(['seances', 'carnet'])).toEqual(['seances', 'carnet'])
  const carnet = () => site.browser.queryCollection('carnet').all()
  expect(JSON.stringify(await carnet())).toContain(membersMark)
  expect(site.asked('/query')).toBe(0)
  return { ...site, carnet }
}

describe('members’ texts', () => {
  it('are not for the HTTP cache, public ones are', async () => {
    const { state } = await memberAtHome()
    const cacheOf = (name: string) =>
      state.requests.find(({ address }) => address.includes(`${name}/sql_dump`))?.cache
    expect(cacheOf('carnet')).toBe('no-store')
    expect(cacheOf('seances')).toBe('default')
  })

  it('go with their worker when they are to be forgotten; public ones come back by themselves', async () => {
    const { browser, state, carnet, asked } = await memberAtHome()
    state.standing = 'visitor'
    browser.forgetMembersContent()
    expect(state.workers[0]?.isTerminated).toBe(true)
    await expect(carnet()).rejects.toMatchObject({ status: 401 })
    await vi.waitFor(() => expect(state.workers).toHaveLength(2), 15_000)
    await vi.waitFor(async () => {
      const before = asked('/query')
      expect(await browser.queryCollection('seances').count()).toBe(4)
      expect(asked('/query')).toBe(before)
    })
    expect(asked('carnet/sql_dump')).toBe(1)
    expect(
      state.workers[1]?.questions.some(({ asked }) => 'collection' in asked && asked.collection === 'carnet'),
    ).toBe(false)
  })

  it.each(['visitor', 'signed-in'] as const)(
    'go when any answer says that one is a mere %s',
    async (standing) => {
      const { browser, state, carnet } = await memberAtHome()
      state.standing = standing
      state.workers[0]?.fail()
      await expect(carnet()).rejects.toThrow(/sign in|members/)
      expect(state.workers[0]?.isTerminated).toBe(true)
      expect(await browser.queryCollection('seances').count()).toBe(4)
    },
  )

  it('go when the versions leave them out, as after signing out elsewhere', async () => {
    const { browser, state, carnet } = await memberAtHome()
    state.standing = 'visitor'
    state.clock = 61_000
    browser.refresh()
    await vi.waitFor(() => expect(state.workers[0]?.isTerminated).toBe(true), 15_000)
    await expect(carnet()).rejects.toMatchObject({ status: 401 })
  })

  it('do not come in when they are forgotten on their way', async () => {
    const { browser, state } = await openStandInSite()
    state.standing = 'member'
    const before = state.change
    state.change = dumpNeverComes
    const loading = browser.loadLocally(['seances', 'carnet'])
    await vi.waitFor(() => expect(state.workers[0]?.questions).toHaveLength(2), 15_000)
    state.change = before
    browser.forgetMembersContent()
    expect(await loading).not.toContain('carnet')
    expect(state.logged).toEqual([])
    await vi.waitFor(async () => expect(await browser.loadLocally(['seances'])).toEqual(['seances']), 15_000)
  })

  it('that are for a group never come, not even to its members: the server shows and searches them', async () => {
    const { browser, content, state } = await openStandInSite()
    state.standing = 'member'
    const member = content.readAs('members', ['piste'])
    expect(JSON.stringify(await member.queryCollection('plans').all())).toContain(groupMark)
    const onTheWire = await browser.queryCollection('plans').all()
    expect(await browser.loadLocally(['seances', 'plans'])).toEqual(['seances', 'plans'])
    const local = await browser.queryCollection('plans').all()
    expect(local).toEqual(onTheWire)
    expect(local.map(({ title }) => title)).toEqual(['Plan commun'])
    const search = async (collections: readonly string[]) =>
      browser.searchLocally('seuil', { collections, limit: 5 })
    await vi.waitFor(async () => expect(await search(['seances'])).not.toBeNull(), 15_000)
    await vi.waitFor(async () => expect(await search(['seances', 'plans'])).not.toBeNull(), 15_000)
    expect(JSON.stringify(await search(['seances', 'plans']))).not.toContain(groupMark)
  })

  it('are not asked for again by who was refused', async () => {
    const { browser, state, asked } = await openStandInSite()
    expect(await browser.loadLocally(['carnet'])).toEqual([])
    expect(asked('carnet')).toBe(0)
    expect(state.workers).toHaveLength(0)
  })
})
