import { randomUUID } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { makeAccount, sessionCookies } from '../../accounts/site-accounts.ts'
import { publicPaths } from '../../e2e/public-paths.ts'
import { orderBy } from '../../orders/buying.ts'
import { decoded } from '../page-words.ts'
import { useSite } from '../use-site.ts'
import { openBrowser } from '../visitor-browser.ts'

const { site } = useSite({ TRUST_PROXY: 'on' })
afterEach(() => vi.useRealTimers())

/** Ordinals of what is seen of a page that are not raised: « 1er », « 4e ». Choices of a list hold no elements. */
function flatOrdinals(html: string): string[] {
  const seen = html
    .replaceAll(/<head>[\s\S]*?<\/head>|<(script|style|option|svg|title)\b[\s\S]*?<\/\1>|<!--.*?-->/g, ' ')
    .replaceAll(/<span class="vh">[^<]*<\/span>/g, ' ')
    .replaceAll(/<sup[^>]*>/g, ' ^')
    .replaceAll(/<[^>]+>/g, ' ')
  return [...decoded(seen).matchAll(/.{0,30}(?<![\w.])\d+(er|re|e)(?![\p{L}\d]).{0,20}/gu)].map(
    ([found]) => found,
  )
}

test('ordinals are raised on every page, on the first of a month too', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-01T10:00:00Z') })
  // Without digits: « 499e » within one would be an ordinal.
  const email = `premier-${randomUUID().replaceAll(/\d/g, '')}@club.example`
  await makeAccount(site().databaseUrl, { standing: 'member', email })
  const browser = openBrowser(site())
  for (const { name, value } of await sessionCookies(site().url, email)) browser.setCookie(name, value)
  const order = await orderBy(browser, 'gourde-relief.blanc-craie.1.1600', { email })
  const calendar = '/espace-athlete/competition/calendrier?jour=2027-01-01'
  const own = [order, '/compte/commandes', '/espace-athlete/introduction', calendar]
  const flat: Record<string, string[]> = {}
  let isFirstShown = 0
  for (const path of [...publicPaths, ...own]) {
    const { status, text } = await browser.get(path)
    expect([path, status]).toEqual([path, 200])
    const found = flatOrdinals(text)
    if (found.length > 0) flat[path] = found
    if (own.includes(path) && /1<sup[^>]*>er<\/sup>\s*janvier/.test(text)) isFirstShown += 1
  }
  expect(flat).toEqual({})
  expect(isFirstShown).toBeGreaterThanOrEqual(2)
})
