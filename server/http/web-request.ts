import type { IncomingMessage } from 'node:http'
import type { Exchange } from './exchange.ts'
import { usualBody } from './refusal.ts'

export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError'
  readonly largest: number

  constructor(largest: number) {
    super('body too large')
    this.largest = largest
  }
}

/** The Fetch request of a Node one, given up when its sender leaves. HEAD becomes GET: the answer's body is dropped when it is sent. */
export async function toWebRequest(
  { incoming, outgoing, ownOrigin }: Exchange,
  { keepsOrigin = false, largestBody = usualBody } = {},
): Promise<Request> {
  const left = new AbortController()
  outgoing.once('close', () => outgoing.writableFinished || left.abort())
  const headers = new Headers()
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    const name = incoming.rawHeaders[index] ?? ''
    if (keepsOrigin || name.toLowerCase() !== 'origin')
      headers.append(name, incoming.rawHeaders[index + 1] ?? '')
  }
  const method = incoming.method === 'HEAD' ? 'GET' : incoming.method
  const body = method === 'GET' ? undefined : await readBody(incoming, largestBody)
  return new Request(new URL(incoming.url ?? '/', ownOrigin), {
    method,
    headers,
    signal: left.signal,
    body: body?.length ? new Uint8Array(body) : null,
  })
}

async function readBody(incoming: IncomingMessage, largest: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of incoming) {
    bytes += chunk.length
    if (bytes > largest) throw new BodyTooLargeError(largest)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export function visitorAddress({ incoming, trustsProxy }: Exchange): string {
  const forwarded = trustsProxy ? incoming.headers['x-forwarded-for'] : undefined
  const nearest = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined
  return nearest || incoming.socket.remoteAddress || 'unknown'
}
