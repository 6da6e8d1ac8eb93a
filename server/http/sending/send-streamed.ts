import type { Server } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isLeaving } from '@allure/auth-server/standalone/listener'
import { closedPolicy } from '../content-security-policy.ts'
import type { Exchange } from '../exchange.ts'

// Server-sent events, an answer without an end; an archive, too long to be held.
const streamed = /^(text\/event-stream|application\/x-tar)/

/** What is sent as it comes, which whoever asked may leave and a server that ends does. */
export function isStreamed(answer: Response): boolean {
  return answer.body !== null && streamed.test(answer.headers.get('content-type') ?? '')
}

export async function sendStreamed(
  { outgoing, security, id }: Exchange,
  answer: Response,
  server: Server,
): Promise<number> {
  const headers = ['x-request-id', id, 'content-security-policy', closedPolicy]
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') headers.push(name, value)
  for (const cookie of answer.headers.getSetCookie()) headers.push('set-cookie', cookie)
  outgoing.writeHead(answer.status, [
    ...headers,
    ...security.filter(([name]) => !answer.headers.has(name)).flat(),
  ])
  outgoing.flushHeaders()
  const ended = new AbortController()
  const watch = setInterval(() => isLeaving(server) && ended.abort(), 500).unref()
  try {
    await pipeline(Readable.fromWeb(answer.body as never), outgoing, { signal: ended.signal })
  } catch {
    // Left by its reader, or the server ends: the browser connects again by itself.
    outgoing.destroy()
  } finally {
    clearInterval(watch)
  }
  return answer.status
}
