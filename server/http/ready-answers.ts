import type { AnswerReady, ReadyAnswer } from '#app/http/ready-answer.ts'
import { chooseEncoding, encodeOnce, type Encoding } from './cache/compression.ts'
import { taggedFor, tagsOf } from './cache/entity-tags.ts'
import { closedPolicy } from './content-security-policy.ts'
import type { Exchange } from './exchange.ts'
import { visitorAddress } from './web-request.ts'

/** Reading what programs ask for again and again, without the framework, which would be most of the work. */
export function answerWithoutFramework(
  answerReady: AnswerReady,
  exchange: Exchange,
): Promise<number> | undefined {
  const { incoming, path } = exchange
  if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return undefined
  const knows = (tag: string) => {
    const known = tagsOf(incoming.headers['if-none-match'])
    return known.has(tag) || known.has('*')
  }
  return answerReady({ path, address: visitorAddress(exchange), knows })?.then((answer) =>
    send(exchange, answer),
  )
}

async function send({ incoming, outgoing, security, id }: Exchange, answer: ReadyAnswer): Promise<number> {
  const usual = security.filter(([name]) => !answer.headers.some(([own]) => own === name))
  const headers = ['x-request-id', id, 'content-security-policy', closedPolicy, ...usual.flat()]
  headers.push(...answer.headers.flat())
  let body: Buffer | undefined
  if ('text' in answer) {
    body = Buffer.from(`${answer.text}\n`)
    headers.push('content-type', 'text/plain; charset=utf-8', 'cache-control', 'no-store')
  } else {
    const encoding = chooseEncoding(incoming.headers['accept-encoding'])
    headers.push('etag', taggedFor(answer.tag, encoding), 'vary', 'accept-encoding')
    if ('body' in answer) {
      body = await inEncoding(answer.body, encoding)
      if (encoding !== 'identity') headers.push('content-encoding', encoding)
    }
  }
  if (body) headers.push('content-length', String(body.length))
  outgoing.writeHead(answer.status, headers)
  outgoing.end(incoming.method === 'HEAD' ? undefined : body)
  return answer.status
}

const encoded = new WeakMap<Uint8Array, Map<Encoding, Promise<Buffer>>>()

function inEncoding(body: Uint8Array<ArrayBuffer>, encoding: Encoding): Promise<Buffer> {
  const kinds = encoded.get(body) ?? new Map<Encoding, Promise<Buffer>>()
  encoded.set(body, kinds)
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.length)
  const made = kinds.get(encoding) ?? encodeOnce(bytes, encoding, 'usual')
  kinds.set(encoding, made)
  return made
}
