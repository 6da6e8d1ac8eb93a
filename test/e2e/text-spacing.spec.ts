import { expect, test } from './journey.ts'
import { publicPaths } from './public-paths.ts'

// WCAG 1.4.12: what a reader may ask of any text.
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`

test.use({ bypassCSP: true })

for (const path of publicPaths) {
  test(`${path} needs no horizontal scroll when its text is spaced`, async ({ page }) => {
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await page.addStyleTag({ content: spacing })
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      await expect.poll(overflow, `at ${width} px`).toBeLessThanOrEqual(0)
    }
  })
}
