import { closedPolicy } from '../content-security-policy.ts'
import type { Exchange } from '../exchange.ts'
import type { Refusal } from '../refusal.ts'

export function sendText(
  { outgoing, incoming, security, id }: Exchange,
  { status, text, headers = [] }: Refusal,
): number {
  const own = ['content-type', 'text/plain; charset=utf-8', 'cache-control', 'no-store', 'x-request-id', id]
  own.push('content-security-policy', closedPolicy)
  outgoing.writeHead(status, [...own, ...headers.flat(), ...security.flat()])
  outgoing.end(incoming.method === 'HEAD' ? undefined : `${text}\n`)
  return status
}

export function refuse(exchange: Exchange, refusal: Refusal): number {
  return sendText(exchange, { ...refusal, headers: [...(refusal.headers ?? []), ['connection', 'close']] })
}
