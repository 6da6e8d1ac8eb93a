import { createHash } from 'node:crypto'
import type { SecurityHeaders } from '../security-headers.ts'
import { encodeAll, isCompressible, type EncodedBodies, type Encoding } from './compression.ts'

export type StoredAnswer = {
  etag: string
  bytes: number
  expiresAt: number
  full: Record<Encoding, { headers: string[]; body: Buffer }>
  notModified: string[]
}

const overhead = 4096

type ReadyAnswer = {
  bodies: EncodedBodies
  headers: readonly (readonly [string, string])[]
  contentType: string
  security: SecurityHeaders
  expiresAt?: number
}

type AnswerToStore = Omit<ReadyAnswer, 'bodies'> & { body: Buffer; quality: number }

export async function storeAnswer({ body, quality, ...rest }: AnswerToStore): Promise<StoredAnswer> {
  const { contentType } = rest
  const bodies = isCompressible(contentType)
    ? await encodeAll(body, quality)
    : { br: body, gzip: body, identity: body }
  return storeEncoded({ ...rest, bodies })
}

/** The same for an answer that is compressed already. */
export function storeEncoded(answer: ReadyAnswer): StoredAnswer {
  const { bodies, contentType, security, expiresAt = Number.POSITIVE_INFINITY } = answer
  const etag = `W/"${createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22)}"`
  const varies = isCompressible(contentType)
  const shared = [...answer.headers, ...security, ['etag', etag] as const]
  if (varies) shared.push(['vary', 'accept-encoding'])
  shared.push(['x-request-id', ''])
  const full = (encoding: Encoding) => {
    const own: [string, string][] = [
      ['content-type', contentType],
      ['content-length', String(bodies[encoding].length)],
    ]
    if (varies && encoding !== 'identity') own.push(['content-encoding', encoding])
    return { headers: [...own, ...shared].flat(), body: bodies[encoding] }
  }
  return {
    etag,
    expiresAt,
    bytes: new Set([bodies.br, bodies.gzip, bodies.identity])
      .values()
      .reduce((sum, one) => sum + one.length, overhead),
    full: { br: full('br'), gzip: full('gzip'), identity: full('identity') },
    notModified: shared.flat(),
  }
}
