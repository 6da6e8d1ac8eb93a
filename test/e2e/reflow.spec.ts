import { expect, test } from './journey.ts'
import { publicPaths } from './public-paths.ts'

for (const path of publicPaths) {
  test(`${path} needs no horizontal scroll from 320 to 1536 px`, async ({ page }) => {
    for (const width of [320, 390, 768, 1024, 1536]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0)
    }
  })
}
