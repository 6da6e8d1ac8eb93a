import { noteReading } from '../live/content-change.ts'
import type { CollectionShape } from '../shape.ts'
import type { WireContent } from './answer-content-request.ts'

const pieceBytes = 64 * 1024

/** Answers a collection as SQL text, a piece at a time: the whole is never in memory. */
export function answerDump(request: Request, content: WireContent, shape: CollectionShape): Response {
  const version = content.version(shape.name)
  const asked = new URL(request.url).searchParams.getAll('version')
  // A second version would make another address of the same dump, without end.
  const isCurrent = asked.length === 1 && asked[0] === version
  const etag = `W/"${version}"`
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': cacheControlOf(shape, isCurrent),
    'x-robots-tag': 'noindex',
    etag,
  }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  noteReading(shape.name, { sql: '', values: [] })
  return new Response(bodyOf(content.dump(shape.name)), { headers })
}

function cacheControlOf({ audience }: CollectionShape, isCurrent: boolean): string {
  if (audience === 'members') return 'private, no-store'
  return isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache'
}

function bodyOf(lines: Iterable<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
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
