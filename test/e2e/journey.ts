import { test as base, expect, type Page } from '@playwright/test'
import { startSiteProcess, type SiteProcess } from '../site-process.ts'

type Fixtures = { page: Page; expectedErrors: RegExp }
type WorkerFixtures = { site: SiteProcess }

/** Every journey has the built site, and fails on any console error, refusal of the policy or uncaught error it did not announce. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const site = await startSiteProcess({ LOG_LEVEL: 'silent', TRUST_PROXY: 'true' })
      await use(site)
      await site.stop()
    },
    // A database is made for it first, which takes its time on a busy machine.
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  expectedErrors: [/^$/, { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
    })
    // Refused quietly, as a try of `new Function` that is caught.
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
        // oxlint-disable-next-line no-console -- heard above
        console.error('Content-Security-Policy', violatedDirective, blockedURI, sourceFile),
      ),
    )
    await use(page)
    const unexpected = errors.filter((error) => !expectedErrors.test(error))
    expect(unexpected).toEqual([])
  },
})

export { expect }

/** The application has taken the page over (it waits for intent or idleness). */
export async function applicationStarted(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await expect(page.locator('html')).toHaveAttribute('data-application', 'started')
}
