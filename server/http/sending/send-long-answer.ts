import { Readable } from 'node:stream'
import type { Reading } from '@allure/content-engine'
import type { PageCache } from '../cache/page-cache.ts'
import { sendStoredAnswer } from '../cache/send-stored-answer.ts'
import { storeAnswer } from '../cache/stored-answer.ts'
import type { Exchange } from '../exchange.ts'
import { policyHeader, policyOf } from './send-fresh-answer.ts'
import { sendStream } from './send-stream.ts'

type Keep = {
  pages: PageCache
  generation: number
  readings: readonly Reading[]
  isAtItsAddress: boolean
}

const small = 1024 * 1024
const quality = 7

/** Sends what may be long: kept with the pages when it is public, lasting and small, streamed otherwise. */
export async function sendLongAnswer(
  exchange: Exchange,
  answer: Response,
  body: ReadableStream<Uint8Array>,
  { pages, generation, readings, isAtItsAddress }: Keep,
): Promise<number> {
  const pieces = body[Symbol.asyncIterator]()
  const start =
    isLasting(answer) && isAtItsAddress ? await readUpTo(pieces, small) : { pieces: [], isAll: false }
  if (!start.isAll) {
    const whole = Readable.from(all(start.pieces, pieces))
    // A generator that nobody began does not end what is behind it.
    return sendStream(exchange, answer, whole).finally(() => pieces.return?.())
  }
  const whole = Buffer.concat(start.pieces)
  const stored = await storeAnswer({
    body: whole,
    contentType: answer.headers.get('content-type') ?? '',
    headers: [
      ...[...answer.headers].filter(([name]) => !ownNames.has(name)),
      [policyHeader, policyOf(answer)],
    ],
    security: exchange.security,
    quality,
  })
  if (pages.generation === generation)
    pages.set(exchange.incoming.url ?? '', ['version', 'v'], stored, readings)
  return sendStoredAnswer(exchange, stored)
}

const ownNames = new Set(['content-type', 'etag'])

function isLasting(answer: Response): boolean {
  return /\bpublic\b.*\bimmutable\b/.test(answer.headers.get('cache-control') ?? '')
}

async function readUpTo(
  pieces: AsyncIterator<Uint8Array>,
  most: number,
): Promise<{ pieces: Uint8Array[]; isAll: boolean }> {
  const read: Uint8Array[] = []
  let bytes = 0
  while (bytes <= most) {
    const { value, done } = await pieces.next()
    if (done) return { pieces: read, isAll: true }
    read.push(value)
    bytes += value.length
  }
  return { pieces: read, isAll: false }
}

async function* all(
  start: readonly Uint8Array[],
  rest: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield* start
  yield* rest
}
