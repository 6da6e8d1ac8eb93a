import { Readable, type Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { chooseEncoding, type Encoding } from '../cache/compression.ts'
import { closedPolicy } from '../content-security-policy.ts'
import type { Exchange } from '../exchange.ts'

// A reader slower than that holds what it reads from open for too long.
const patience = 10 * 60 * 1000

export class UnfinishedAnswerError extends Error {
  override name = 'UnfinishedAnswerError'
}

export async function sendStream(
  { incoming, outgoing, security, id }: Exchange,
  answer: Response,
  body: Readable,
): Promise<number> {
  const encoding = chooseEncoding(incoming.headers['accept-encoding'])
  const headers = ['x-request-id', id, 'vary', 'accept-encoding', 'content-security-policy', closedPolicy]
  if (encoding !== 'identity') headers.push('content-encoding', encoding)
  outgoing.writeHead(answer.status, [...headers, ...[...answer.headers].flat(), ...security.flat()])
  if (incoming.method === 'HEAD') {
    body.destroy()
    outgoing.end()
    return answer.status
  }
  try {
    const signal = AbortSignal.timeout(patience)
    await pipeline([body, ...encodersOf(encoding), outgoing], { signal })
    return answer.status
  } catch (error) {
    if (isHangUp(error)) return 499
    throw new UnfinishedAnswerError('The answer ended before its end', { cause: error })
  }
}

function encodersOf(encoding: Encoding): Duplex[] {
  if (encoding === 'br') return [createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })]
  return encoding === 'gzip' ? [createGzip({ level: 5 })] : []
}

const hangUps = new Set<unknown>([
  'ABORT_ERR',
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_UNABLE_TO_PIPE',
])

function isHangUp(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return hangUps.has(code)
}
