import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from './violations.ts'

/** On a phone and on a wide screen nothing is wider than these pages, and axe finds nothing in both colour modes. */
export async function lookAt(page: Page, addresses: readonly string[]) {
  for (const path of addresses) {
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto(path)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect({ path, width, overflow }).toEqual({ path, width, overflow: 0 })
      await expectNoViolations(page, { path, width })
    }
  }
}
