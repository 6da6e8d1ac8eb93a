import { createHash } from 'node:crypto'
import { serialize } from 'node:v8'
import type { StaticHandlerContext } from 'react-router'
import { LeastRecent } from '@allure/content-engine/least-recent'

const mostBytes = 16 * 1024 ** 2
const kept = new LeastRecent<Buffer<ArrayBuffer>>(mostBytes)

/**
 * A page is a function of its address and of what its loaders and action gave: rendered from the same, it is the same.
 * So a page that came out well is kept by the fingerprint of all of it, whoever it was for. Nothing a page shows may come
 * from elsewhere (the clock, the request).
 */
export async function renderedOnce(
  page: StaticHandlerContext,
  render: () => Promise<Buffer<ArrayBuffer>>,
): Promise<Buffer<ArrayBuffer>> {
  const key = fingerprintOf(page)
  const known = key === undefined ? undefined : kept.get(key)
  if (known) return known
  const rendered = await render()
  if (key !== undefined) kept.set(key, rendered, rendered.length)
  return rendered
}

/** Nothing for a page in error, and for data whose fingerprint would not tell all of it. */
function fingerprintOf(page: StaticHandlerContext): string | undefined {
  const { location, loaderData, actionData, errors, statusCode } = page
  if (errors) return undefined
  const data = [location.pathname, location.search, statusCode, loaderData, actionData]
  return isPlain(data) ? createHash('sha256').update(serialize(data)).digest('base64') : undefined
}

// Of an object of a class of its own (an address, a promise) only some is written down.
function isPlain(value: unknown): boolean {
  if (typeof value === 'function' || typeof value === 'symbol') return false
  if (!(value instanceof Object) || value instanceof Date) return true
  if (Array.isArray(value)) return value.every(isPlain)
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain)
}
