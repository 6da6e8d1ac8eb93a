import { isReadableBy, type CollectionShape } from '../shape.ts'
import { answerDump } from './answer-dump.ts'
import { answerQuery } from './answer-query.ts'
import { refusalFor, wireError, type Caller } from './caller.ts'
import type { QueryProcess } from './query-process.ts'

export type WireContent = {
  readonly collections: Readonly<Record<string, CollectionShape>>
  version(name: string): string
  dump(name: string): Iterable<string>
  publishedDump(name: string): Iterable<string>
}

export type Wire = { readonly content: WireContent; readonly queries: Pick<QueryProcess, 'ask'> }

export const wirePrefix = '/__nuxt_content/'

const roads = new RegExp(`^${wirePrefix}([^/]+)/(query|sql_dump(?:\\.txt)?)$`)

/** Answers a request under `wirePrefix`: a query, a dump, or the versions of what the caller may read. */
export async function answerContentRequest(request: Request, wire: Wire, caller: Caller): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === `${wirePrefix}versions.json`) return answerVersions(request, wire.content, caller)
  const [, name = '', road] = roads.exec(pathname) ?? []
  if (!road) return wireError(404, 'unknown address')
  const shape = Object.hasOwn(wire.content.collections, name) ? wire.content.collections[name] : undefined
  if (!shape || !isReadableBy('members', shape)) return wireError(404, 'unknown collection')
  const method = road === 'query' ? 'POST' : 'GET'
  if (request.method !== method) return wireError(405, `${method} only`, { allow: method })
  const refusal = await refusalFor(caller, shape)
  if (refusal) return refusal
  if (road === 'query') return answerQuery(request, wire.queries, shape, caller)
  return answerDump(request, wire.content, shape)
}

async function answerVersions(request: Request, content: WireContent, caller: Caller): Promise<Response> {
  if (request.method !== 'GET') return wireError(405, 'GET only', { allow: 'GET' })
  const standing = await caller.standing()
  const reader = standing === 'member' ? 'members' : 'public'
  const readable = Object.values(content.collections).filter((shape) => isReadableBy(reader, shape))
  const versions = Object.fromEntries(readable.map(({ name }) => [name, content.version(name)]))
  const cacheControl = standing === 'visitor' ? 'no-cache' : 'private, no-store'
  return Response.json(versions, { headers: { 'cache-control': cacheControl, vary: 'cookie' } })
}
