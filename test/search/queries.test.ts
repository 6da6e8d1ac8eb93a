import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { resultsByKind } from '#app/domain/search/kinds.ts'
import { searchSite } from '#app/domain/search/store.server.ts'

const queries = readFileSync(new URL('queries.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(';') as [string, string])
const content = await openSiteContent({ showsSamples: true, now: () => new Date() })

/** The pages a visitor sees, in the order shown. */
async function pagesFor(query: string): Promise<readonly string[]> {
  const found = await searchSite({ content }, { query, access: 'visitor', groups: [], kind: undefined })
  const results = 'answer' in found ? found.answer.results : []
  return [...new Set(resultsByKind(results).flatMap((group) => group.results.map(({ path }) => path)))]
}

test('of a hundred queries as people type them, 95 have their page among the first three, 80 first', async () => {
  const ranks = await Promise.all(
    queries.map(async ([query, page]) => ({ query, page, rank: (await pagesFor(query)).indexOf(page) })),
  )
  const beyond = (place: number) =>
    ranks.filter(({ rank }) => rank < 0 || rank >= place).map(({ query, page }) => `${query} → ${page}`)
  expect(queries).toHaveLength(100)
  expect(beyond(3).length, beyond(3).join('\n')).toBeLessThanOrEqual(5)
  expect(beyond(1).length, beyond(1).join('\n')).toBeLessThanOrEqual(20)
})
