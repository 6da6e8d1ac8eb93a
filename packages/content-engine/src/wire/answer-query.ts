import { columnsOf, tableOf, type CollectionShape } from '../shape.ts'
import { wireError, type Caller } from './caller.ts'
import type { QueryProcess } from './query-process.ts'
import { rules } from './sql/rules.ts'

const longestBody = 61_000

export async function answerQuery(
  request: Request,
  queries: Pick<QueryProcess, 'ask'>,
  shape: CollectionShape,
  caller: Caller,
): Promise<Response> {
  const seconds = caller.secondsToWait()
  if (seconds > 0) return tooMany(seconds)
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? ''))
    return wireError(400, 'the content type is application/json')
  const text = await request.text()
  if (text.length > longestBody) return wireError(400, rules.length)
  const body = jsonIn(text)
  if (body === undefined) return wireError(400, 'the body is JSON')
  if (typeof body !== 'object' || body === null || !('sql' in body) || typeof body.sql !== 'string')
    return wireError(400, 'the body has a text "sql"')
  const isWanted = () => !request.signal.aborted && caller.secondsToWait() === 0
  const isOwn = new URL(request.url).searchParams.has('version')
  const kinds = isOwn ? undefined : Object.fromEntries(columnsOf(shape))
  const answer = await queries.ask({ table: tableOf(shape), sql: body.sql, kinds, isWanted })
  caller.spend(answer.milliseconds)
  if ('json' in answer) return rows(answer.json, shape)
  if (answer.refusedBy === rules.busy) return wireError(429, rules.busy, { 'retry-after': '1' })
  return isWanted() ? wireError(400, answer.refusedBy) : tooMany(caller.secondsToWait())
}

function rows(json: Buffer, { audience }: CollectionShape): Response {
  const cacheControl = audience === 'members' ? 'private, no-store' : 'no-store'
  return new Response(new Uint8Array(json), {
    headers: { 'content-type': 'application/json', 'cache-control': cacheControl },
  })
}

function tooMany(seconds: number): Response {
  return wireError(429, 'too many statements took too long', { 'retry-after': String(Math.max(1, seconds)) })
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
