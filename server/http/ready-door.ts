import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AnswerReady, ReadyAnswer } from '#app/http/ready-answer.ts'
import { chooseEncoding, encodeOnce, type Encoding } from './cache/compression.ts'
import { taggedFor, tagsOf } from './cache/entity-tags.ts'
import { closedPolicy } from './content-security-policy.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { visitorAddress } from './web-request.ts'

type ReadyDoorOptions = { answerReady: AnswerReady; security: SecurityHeaders; trustsProxy: boolean }

/** Reading what programs ask for again and again, without the framework, which would be most of the work. */
export function createReadyDoor({ answerReady, security, trustsProxy }: ReadyDoorOptions) {
  const encoded = new WeakMap<Uint8Array, Map<Encoding, Promise<Buffer>>>()

  return (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    id: string,
    path: string,
  ): Promise<number> | undefined => {
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return undefined
    const answered = answerReady({
      path,
      address: visitorAddress(incoming, trustsProxy),
      knows(tag) {
        const known = tagsOf(incoming.headers['if-none-match'])
        return known.has(tag) || known.has('*')
      },
    })
    return answered?.then((answer) => send(incoming, outgoing, id, answer))
  }

  async function send(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    id: string,
    answer: ReadyAnswer,
  ): Promise<number> {
    const usual = security.filter(([name]) => !answer.headers.some(([own]) => own === name))
    const headers = ['x-request-id', id, 'content-security-policy', closedPolicy, ...usual.flat()]
    headers.push(...answer.headers.flat())
    if ('text' in answer) {
      const text = Buffer.from(`${answer.text}\n`)
      headers.push('content-type', 'text/plain; charset=utf-8', 'content-length', String(text.length))
      outgoing.writeHead(answer.status, [...headers, 'cache-control', 'no-store'])
      outgoing.end(incoming.method === 'HEAD' ? undefined : text)
      return answer.status
    }
    const encoding = chooseEncoding(incoming.headers['accept-encoding'])
    headers.push('etag', taggedFor(answer.tag, encoding), 'vary', 'accept-encoding')
    if (answer.status === 304) {
      outgoing.writeHead(304, headers)
      outgoing.end()
      return 304
    }
    const body = await inEncoding(answer.body, encoding)
    if (encoding !== 'identity') headers.push('content-encoding', encoding)
    outgoing.writeHead(200, [...headers, 'content-length', String(body.length)])
    outgoing.end(incoming.method === 'HEAD' ? undefined : body)
    return 200
  }

  function inEncoding(body: Uint8Array<ArrayBuffer>, encoding: Encoding): Promise<Buffer> {
    const kinds = encoded.get(body) ?? new Map<Encoding, Promise<Buffer>>()
    encoded.set(body, kinds)
    const made =
      kinds.get(encoding) ??
      encodeOnce(Buffer.from(body.buffer, body.byteOffset, body.length), encoding, 'usual')
    kinds.set(encoding, made)
    return made
  }
}
