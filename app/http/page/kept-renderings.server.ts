import { createHash } from 'node:crypto'
import { serialize } from 'node:v8'
import type { StaticHandlerContext } from 'react-router'
import { LeastRecent } from '@allure/content-engine/least-recent'
import type { FinishedPage } from './finish-page.ts'

const mostBytes = 16 * 1024 ** 2
const kept = new LeastRecent<FinishedPage>(mostBytes)

/** A page is rendered from its address and what its loaders and action gave, nothing else: the same is rendered once. */
export async function renderedOnce(
  page: StaticHandlerContext,
  render: () => Promise<FinishedPage>,
): Promise<FinishedPage> {
  const key = fingerprintOf(page)
  const known = key === undefined ? undefined : kept.get(key)
  if (known) return known
  const rendered = await render()
  if (key !== undefined) kept.set(key, rendered, rendered.html.length)
  return rendered
}

function fingerprintOf(page: StaticHandlerContext): string | undefined {
  const { location, loaderData, actionData, errors, statusCode } = page
  if (errors) return undefined
  const data = [location.pathname, location.search, statusCode, loaderData, actionData]
  return isPlain(data) ? createHash('sha256').update(serialize(data)).digest('base64') : undefined
}

function isPlain(value: unknown): boolean {
  if (typeof value === 'function' || typeof value === 'symbol') return false
  if (!(value instanceof Object) || value instanceof Date) return true
  if (Array.isArray(value)) return value.every(isPlain)
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain)
}
