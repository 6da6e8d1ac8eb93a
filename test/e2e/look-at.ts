import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Axe finds nothing on these pages, on a phone and on a wide screen, and nothing is wider than they are. */
export async function lookAt(page: Page, addresses: readonly string[]) {
  for (const path of addresses) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      const found = violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target }) => target.join(' ')),
      }))
      expect({ path, width, found }).toEqual({ path, width, found: [] })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect({ path, width, overflow }).toEqual({ path, width, overflow: 0 })
    }
  }
}
