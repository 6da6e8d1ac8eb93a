import type { StaticHandlerContext } from 'react-router'
import { expect, test } from 'vitest'
import { renderedOnce } from './kept-renderings.server.ts'

const pageOf = (
  loaderData: StaticHandlerContext['loaderData'],
  changes: Partial<StaticHandlerContext> = {},
) =>
  ({
    location: { pathname: '/panier', search: '', hash: '', state: null, key: 'default', mask: undefined },
    loaderData,
    actionData: null,
    errors: null,
    statusCode: 200,
    ...changes,
  }) as StaticHandlerContext

async function timesRendered(pages: readonly StaticHandlerContext[]) {
  let times = 0
  for (const page of pages) {
    await renderedOnce(page, async () => ({ html: Buffer.from(String((times += 1))), scriptHashes: '' }))
  }
  return times
}

test('the same data at the same address is rendered once', async () => {
  expect(await timesRendered([pageOf({ page: { name: 'a' } }), pageOf({ page: { name: 'a' } })])).toBe(1)
})

test('whatever differs is rendered for itself', async () => {
  const data = { page: { name: 'b', at: new Date(0), line: undefined } }
  const pages = [
    pageOf(data),
    pageOf({ page: { ...data.page, at: new Date(1) } }),
    pageOf({ page: { ...data.page, name: 'c' } }),
    pageOf(data, { actionData: { page: { error: 'Non' } } }),
    pageOf(data, { statusCode: 422 }),
    pageOf(data, { location: { ...pageOf(data).location, search: '?vue=liste' } }),
  ]
  expect(await timesRendered(pages)).toBe(pages.length)
})

test('a page in error, and data that is not plain, are rendered each time', async () => {
  const address = () => pageOf({ page: { link: new URL('https://club.example/d') } })
  const failed = () => pageOf({ page: { name: 'e' } }, { errors: { page: 'Non' } })
  expect(await timesRendered([address(), address(), failed(), failed()])).toBe(4)
})
