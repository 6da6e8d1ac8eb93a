import type { Page } from '@playwright/test'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteCollections } from '#content/collections.ts'
import type { BrowserContent } from '@allure/content-engine/browser'

const assets = join(import.meta.dirname, '../../../build/client/assets')
const chunk = readdirSync(assets).find((file) => /^browser-content-[\w-]+\.js$/.test(file))

export type SiteContent = BrowserContent<SiteCollections>

/** Runs a function in the page, on the content that pages there get. It can use nothing from around it. */
export async function inPage<Result>(
  page: Page,
  run: (content: SiteContent) => Promise<Result>,
): Promise<Result> {
  const text = `import('/assets/${chunk}').then(({ browserContent }) => (${run.toString()})(browserContent))`
  return page.evaluate<Result>(text)
}

/** Addresses asked for since it was called, by pages and workers alike. */
export function listenToRequests(page: Page): readonly string[] {
  const addresses: string[] = []
  page.context().on('request', (request) => addresses.push(new URL(request.url()).pathname))
  return addresses
}
