import type { Locator, Page } from '@playwright/test'
import { openBrowser } from '../../http/visitor-browser.ts'
import { orderBy, type Typed } from '../../orders/buying.ts'
import { runAdminOf } from '../../run-command.ts'
import type { SiteProcess } from '../../site-process.ts'
import { applicationStarted, expect } from '../journey.ts'

/** What a journey on a bad network makes a browser say. */
export const badNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch manifest|status of 4(09|22)/

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await applicationStarted(page)
}

/** The number of an order of a visitor of its own. */
export async function ordered(
  site: SiteProcess,
  change: Typed,
  cart = 'gourde-relief.blanc-craie.1.',
): Promise<string> {
  const browser = openBrowser(site)
  const { text } = await browser.get(await orderBy(browser, cart, change))
  return /\d{4}-\d{4,}/.exec(text)?.[0] ?? ''
}

export async function byCommand(site: SiteProcess, ...words: string[]): Promise<void> {
  expect(await runAdminOf(site, words)).toMatchObject({ code: 0 })
}

/** Where the line is cut: nothing left the telephone, or the server acted and its answer was lost. */
export type Cut = 'unsent' | 'unanswered'

/** Presses while the line is cut, is told so, and presses again; what was typed stays. */
export async function pressDespiteACut(
  page: Page,
  button: string | RegExp | Locator,
  cut: Cut = 'unsent',
  meanwhile?: () => Promise<void>,
): Promise<void> {
  const isName = typeof button === 'string' || button instanceof RegExp
  const named = (name: string | RegExp) =>
    page.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' })
  const pressed = (isName ? named(button) : button).first()
  const press = () => pressed.click()
  // The page it is on is still on its way.
  await expect(pressed).toBeVisible()
  await page.route('**/*', async (route) => {
    const isAct = route.request().method() === 'POST'
    if (isAct && cut === 'unanswered') await route.fetch({ maxRedirects: 0 })
    return route.abort()
  })
  await press()
  await expect(page.getByRole('alert')).toContainText('nous ne savons pas')
  await meanwhile?.()
  await page.unrouteAll({ behavior: 'wait' })
  await press()
}
