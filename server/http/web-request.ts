import type { IncomingMessage } from 'node:http'
import { usualBody } from './refusal.ts'

export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError'
}

/** The Fetch request of a Node one. HEAD becomes GET: the answer's body is dropped when it is sent. */
export async function toWebRequest(
  incoming: IncomingMessage,
  ownOrigin: string,
  signal: AbortSignal,
  {
    keepsOrigin = false,
    largestBody = usualBody,
  }: { keepsOrigin?: boolean; largestBody?: number | undefined } = {},
): Promise<Request> {
  const headers = new Headers()
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    const name = incoming.rawHeaders[index] ?? ''
    if (keepsOrigin || name.toLowerCase() !== 'origin')
      headers.append(name, incoming.rawHeaders[index + 1] ?? '')
  }
  const url = new URL(incoming.url ?? '/', ownOrigin)
  const method = incoming.method === 'HEAD' ? 'GET' : incoming.method
  if (method === 'GET') return new Request(url, { method, headers, signal })
  const body = await readBody(incoming, largestBody)
  return new Request(url, { method, headers, signal, body: body.length > 0 ? new Uint8Array(body) : null })
}

async function readBody(incoming: IncomingMessage, largest: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of incoming) {
    bytes += chunk.length
    if (bytes > largest) throw new BodyTooLargeError()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export function visitorAddress(incoming: IncomingMessage, trustsProxy: boolean): string {
  const forwarded = trustsProxy ? incoming.headers['x-forwarded-for'] : undefined
  const nearest = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined
  return nearest || incoming.socket.remoteAddress || 'unknown'
}
