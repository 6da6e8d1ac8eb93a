import type { IncomingMessage } from 'node:http'
import type { Exchange } from '../exchange.ts'
import { chooseEncoding } from './compression.ts'
import type { StoredAnswer } from './stored-answer.ts'

/** Answers GET and HEAD from memory: 304 when the browser already has it. Returns the status. */
export function sendStoredAnswer({ incoming, outgoing, id }: Exchange, answer: StoredAnswer): number {
  const known = rawHeader(incoming, 'if-none-match')
  if (known !== undefined && matches(known, answer.etag)) {
    outgoing.writeHead(304, withId(answer.notModified, id))
    outgoing.end()
    return 304
  }
  const { headers, body } = answer.full[chooseEncoding(rawHeader(incoming, 'accept-encoding'))]
  outgoing.writeHead(200, withId(headers, id))
  outgoing.end(incoming.method === 'HEAD' ? undefined : body)
  return 200
}

// `incoming.headers` would build an object of them all; a kept answer looks at two, its counting at two more.
export function rawHeader({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const given = rawHeaders[index]
    if (given?.length === name.length && given.toLowerCase() === name) return rawHeaders[index + 1]
  }
  return undefined
}

// The list is shared by every request: `writeHead` has read it to its end before the next one comes.
function withId(headers: string[], id: string): string[] {
  headers[headers.length - 1] = id
  return headers
}

function matches(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true
  const strong = etag.slice(2)
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === strong)
}
