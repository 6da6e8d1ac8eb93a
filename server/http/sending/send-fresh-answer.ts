import { connectsToHeader, scriptHashesHeader, unknownPageHeader } from '#app/http/page/inward-headers.ts'
import { chooseEncoding, encodeOnce, isCompressible, type Effort } from '../cache/compression.ts'
import { closedPolicy, contentSecurityPolicy } from '../content-security-policy.ts'
import type { Exchange } from '../exchange.ts'

/** Sends an answer made for one request (private pages, errors, redirects): compressed, never stored. */
export async function sendFreshAnswer(
  { incoming, outgoing, security, id }: Exchange,
  answer: Response,
  body: Buffer,
  effort: Effort = 'usual',
): Promise<number> {
  const contentType = answer.headers.get('content-type') ?? ''
  const isWorthIt = effort !== 'none' && isCompressible(contentType) && body.length > onePacket
  const encoding = isWorthIt ? chooseEncoding(incoming.headers['accept-encoding']) : 'identity'
  const encoded = await encodeOnce(body, encoding, effort)
  const usual = security.filter(([name]) => !answer.headers.has(name))
  const headers: string[] = ['x-request-id', id, policyHeader, policyOf(answer), ...usual.flat()]
  if (!answer.headers.has('cache-control')) headers.push('cache-control', 'private, no-store')
  for (const [name, value] of answer.headers) if (!ownNames.has(name)) headers.push(name, value)
  for (const cookie of answer.headers.getSetCookie()) headers.push('set-cookie', cookie)
  if (answer.status >= 500) headers.push('server-timing', `request-id;desc="${id}"`)
  if (isCompressible(contentType)) headers.push('vary', 'accept-encoding')
  if (encoding !== 'identity') headers.push('content-encoding', encoding)
  if (answer.status !== 204 && answer.status !== 304) headers.push('content-length', String(encoded.length))
  outgoing.writeHead(answer.status, headers)
  outgoing.end(incoming.method === 'HEAD' ? undefined : encoded)
  return answer.status
}

const onePacket = 1400

export const policyHeader = 'content-security-policy'

/** What an answer says to the server only. */
export const inwardNames = [connectsToHeader, scriptHashesHeader, unknownPageHeader]

const ownNames = new Set([
  policyHeader,
  ...inwardNames,
  'set-cookie',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'connection',
])

export function policyOf({ headers }: Response): string {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  const usual = () =>
    isPage
      ? contentSecurityPolicy(headers.get(scriptHashesHeader), headers.get(connectsToHeader))
      : closedPolicy
  return headers.get(policyHeader) ?? usual()
}
