import type { IncomingMessage } from 'node:http'
import { largestBody } from './refusal.ts'

export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError'
}

/**
 * The Fetch request of a Node one. HEAD becomes GET: the answer's body is dropped when it is sent.
 * Its address is on our own origin whatever `Host` says, so that no answer depends on that header.
 */
export async function toWebRequest(
  incoming: IncomingMessage,
  ownOrigin: string,
  signal: AbortSignal,
): Promise<Request> {
  const headers = new Headers()
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    const name = incoming.rawHeaders[index] ?? ''
    if (!checkedBefore.has(name.toLowerCase())) headers.append(name, incoming.rawHeaders[index + 1] ?? '')
  }
  const url = new URL(incoming.url ?? '/', ownOrigin)
  if (incoming.method !== 'POST') return new Request(url, { method: 'GET', headers, signal })
  return new Request(url, { method: 'POST', headers, signal, body: new Uint8Array(await readBody(incoming)) })
}

// The framework would compare it again with an address that a proxy or another of our names makes different.
const checkedBefore = new Set(['origin'])

async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of incoming) {
    bytes += chunk.length
    if (bytes > largestBody) throw new BodyTooLargeError()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The visitor's address, used for rate limits only and never written down. */
export function visitorAddress(incoming: IncomingMessage, trustsProxy: boolean): string {
  const forwarded = trustsProxy ? incoming.headers['x-forwarded-for'] : undefined
  const nearest = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined
  return nearest || incoming.socket.remoteAddress || 'unknown'
}
