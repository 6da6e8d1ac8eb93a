import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const aboutColors = ['color-contrast', 'link-in-text-block']

/**
 * Axe finds nothing on the page as it is, or in a part of it; in dark, where only colours are others, nothing of contrast.
 * `where` is said when it does.
 */
export async function expectNoViolations(page: Page, where: object = {}, part?: string): Promise<void> {
  await stopTransitions(page)
  // Axe reads layout and styles: what is clipped is not painted again in each mode.
  await clip(page, 'polygon(0 0)')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const found = await violationsIn(page, colorScheme, part)
    expect({ ...where, colorScheme, found }).toEqual({ ...where, colorScheme, found: [] })
  }
  await clip(page, '')
}

async function clip(page: Page, shape: 'polygon(0 0)' | ''): Promise<void> {
  await page.evaluate((shape) => (document.documentElement.style.clipPath = shape), shape)
}

/**
 * Colours glide from one mode to the other: axe would read some that nobody stays in front of. A bar at the foot stands
 * where it belongs: what it is over at the moment is scrolled to before it is pressed.
 */
async function stopTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '*, ::before, ::after { transition: none !important } .act-bar { position: static !important }',
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
}

async function violationsIn(page: Page, colorScheme: 'light' | 'dark', part: string | undefined) {
  // By the protocol, which no policy of the page refuses; once for a page that is read twice.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: RunOptions = {
    resultTypes: ['violations'],
    runOnly: colorScheme === 'dark' ? { type: 'rule', values: aboutColors } : { type: 'tag', values: tags },
  }
  return page.evaluate(
    async ({ options, part }) => {
      const { violations } = await window.axe.run(part ?? document, options)
      return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }))
    },
    { options, part },
  )
}
