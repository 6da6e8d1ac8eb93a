import type { Page } from '@playwright/test'
import { expect } from '../../journey.ts'
import { expectNoViolations } from '../../violations.ts'
import { badNetwork } from '../at-the-track.ts'
import { addressesIn, rooms, test } from './office-pages.ts'
import { smallTargets } from './small-targets.ts'

test.use({ expectedErrors: badNetwork, viewport: { width: 390, height: 844 } })

for (const room of rooms)
  test(`every page of « ${room} »: axe in both modes, 44 px for a thumb, nothing wider than 320 px`, async ({
    page,
    context,
    site,
    office: { coach, places },
  }) => {
    test.setTimeout(400_000)
    await context.addCookies(coach.cookies().map((cookie) => ({ ...cookie, url: site.url })))
    const found: object[] = []
    for (const address of addressesIn(room, places)) {
      await page.setViewportSize({ width: 390, height: 844 })
      const answer = await page.goto(address)
      expect([address, answer?.status()]).toEqual([address, 200])
      const small = await smallTargets(page)
      if (small.length > 0) found.push({ address, small })
      await expect.soft(expectNoViolations(page, { address }).then(() => 'clean')).resolves.toBe('clean')
      const overflow = await overflowAt(page, 320)
      if (overflow !== 0) found.push({ address, overflow })
    }
    expect(found).toEqual([])
  })

async function overflowAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 844 })
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}
