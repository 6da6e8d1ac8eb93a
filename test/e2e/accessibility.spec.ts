import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './journey.ts'
import { publicPaths } from './public-paths.ts'

const widths = [390, 1440]
const modes = ['light', 'dark'] as const

for (const path of [...publicPaths, '/nulle-part', '/_style']) {
  for (const colorScheme of modes) {
    test.describe(`${path} (${colorScheme})`, () => {
      test.use({
        colorScheme,
        contextOptions: { reducedMotion: 'reduce' },
        expectedErrors: path === '/nulle-part' ? /404/ : /^$/,
      })

      test('axe finds nothing at 390 and 1440 px', async ({ page }) => {
        test.slow()
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          await page.goto(path)
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
            .analyze()
          const found = violations.map(({ id, nodes }) => ({
            id,
            width,
            nodes: nodes.map(({ target }) => target.join(' ')),
          }))
          expect(found).toEqual([])
        }
      })
    })
  }
}
