import { pipeline, Readable, Transform } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { createGzip } from 'node:zlib'
import { noteReading } from '../live/content-change.ts'
import type { CollectionShape } from '../shape.ts'
import type { WireContent } from './answer-content-request.ts'

const pieceBytes = 64 * 1024

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>

/** As our browsers read it; an array of statements and one a line, as the releases of Nuxt Content’s client do. */
type Form = 'own' | 'array' | 'lines'

/** Answers a collection as SQL text, a piece at a time: the whole is never in memory. */
export function answerDump(request: Request, content: WireContent, shape: CollectionShape): Response {
  const version = content.version(shape.name)
  const { pathname, searchParams } = new URL(request.url)
  const asked = ['version', 'v'].flatMap((name) => searchParams.getAll(name))
  // A second version would make another address of the same dump, without end.
  const isCurrent = asked.length === 1 && asked[0] === version
  const form = searchParams.has('version') ? 'own' : pathname.endsWith('.txt') ? 'array' : 'lines'
  const etag = `W/"${version}-${form}"`
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': cacheControlOf(shape, isCurrent),
    'x-robots-tag': 'noindex',
    etag,
  }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  noteReading(shape.name, { sql: '', values: [] })
  return new Response(dumpIn(form, content, shape.name), { headers })
}

function dumpIn(form: Form, content: WireContent, name: string): Bytes {
  if (form === 'own') return bodyOf(content.dump(name))
  const text = form === 'array' ? arrayOf(content.publishedDump(name)) : linesOf(content.publishedDump(name))
  return packed(bodyOf(text))
}

// Streams of Node: the web's compress all there is before anybody reads it.
function packed(text: Bytes): Bytes {
  const packing = pipeline(Readable.fromWeb(text as NodeStream), createGzip(), inBase64(), () => undefined)
  return Readable.toWeb(packing) as Bytes
}

function* arrayOf(statements: Iterable<string>): Generator<string> {
  let before = '['
  for (const statement of statements) {
    yield before + JSON.stringify(statement)
    before = ','
  }
  yield ']'
}

function* linesOf(statements: Iterable<string>): Generator<string> {
  let before = ''
  for (const statement of statements) {
    yield before + statement
    before = '\n'
  }
}

function inBase64(): Transform {
  let rest = Buffer.alloc(0)
  return new Transform({
    transform(bytes: Buffer, _, done) {
      const all = Buffer.concat([rest, bytes])
      const whole = all.length - (all.length % 3)
      rest = all.subarray(whole)
      done(null, Buffer.from(all.toString('base64', 0, whole)))
    },
    flush: (done) => done(null, Buffer.from(rest.toString('base64'))),
  })
}

function cacheControlOf({ audience }: CollectionShape, isCurrent: boolean): string {
  if (audience === 'members') return 'private, no-store'
  return isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache'
}

function bodyOf(lines: Iterable<string>): Bytes {
  const pieces = piecesOf(lines)
  const sendNext = (controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => {
    const { value, done } = pieces.next()
    if (done) controller.close()
    else controller.enqueue(value)
  }
  // The first piece is made at once: the rows are those of the version that the headers name.
  return new ReadableStream({
    start: sendNext,
    pull: sendNext,
    cancel: () => void pieces.return(undefined),
  })
}

function* piecesOf(lines: Iterable<string>): Generator<Uint8Array<ArrayBuffer>, undefined> {
  const encoder = new TextEncoder()
  let piece = ''
  for (const line of lines) {
    piece += line
    if (piece.length < pieceBytes) continue
    yield encoder.encode(piece)
    piece = ''
  }
  yield encoder.encode(piece)
}
