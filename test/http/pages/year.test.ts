import { afterEach, expect, test, vi } from 'vitest'
import { useSite } from '../use-site.ts'

const { get } = useSite()
afterEach(() => vi.useRealTimers())

test('the year at the foot of every page is France’s, and does not outlive it where a page is kept', async () => {
  const yearAt = async (now: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
    const pages = await Promise.all(
      ['/', '/nulle-part', '/nos-stages/nulle-part', '/panier'].map(async (path) => (await get(path)).text()),
    )
    return new Set(pages.map((html) => /©(?: |<!-- -->)*(\d{4})/.exec(html)?.[1]))
  }
  expect(await yearAt('2030-12-31T22:50:00Z')).toEqual(new Set(['2030']))
  // Where the server is, or may be, it is not midnight yet.
  expect(await yearAt('2030-12-31T23:10:00Z')).toEqual(new Set(['2031']))
})
