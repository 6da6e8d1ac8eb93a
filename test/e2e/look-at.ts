import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from './violations.ts'
import { expectWholeWords } from './whole-words.ts'

/** On phones and on a wide screen nothing is wider than these pages, no word is broken, and axe finds nothing in both colour modes. */
export async function lookAt(page: Page, addresses: readonly string[]) {
  for (const path of addresses) {
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto(path)
    for (const width of [320, 390, 1440]) {
      await expectWholeWords(page, width)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect({ path, width, overflow }).toEqual({ path, width, overflow: 0 })
      if (width === 320) continue
      await expectNoViolations(page, { path, width })
    }
  }
}
