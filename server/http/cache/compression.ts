import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions } from 'node:zlib'
import { concurrencyLimit } from '@allure/auth-server/concurrency-limit'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
// Each at work holds ten megabytes, and there are four threads: more at once would only fill the memory.
const inTurn = concurrencyLimit(4)

export type Encoding = 'br' | 'gzip' | 'identity'

export type EncodedBodies = Record<Encoding, Buffer>

const compressibleType =
  /^(text\/|application\/(javascript|json|xml|manifest\+json|ld\+json|wasm)|image\/svg)/

export function isCompressible(contentType: string): boolean {
  return compressibleType.test(contentType)
}

export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  if (accepts(accepted, 'br')) return 'br'
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity'
}

export function accepts(header: string, encoding: string): boolean {
  if (!header.includes(encoding)) return false
  return !header.includes(';') || !new RegExp(`${encoding}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(header)
}

export async function encodeAll(body: Buffer, quality: number): Promise<EncodedBodies> {
  const [br, gz] = await Promise.all([
    inTurn(() => brotli(body, brotliOptions(body, quality))),
    gzipped(body, { level: 9 }),
  ])
  return { br, gzip: gz, identity: body }
}

export type Effort = 'usual' | 'quick' | 'none'

export async function encodeOnce(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'br') {
    if (body.length <= onePage) return brotliCompressSync(body, brotliOptions(body, 0))
    return brotli(body, brotliOptions(body, effort === 'quick' ? 1 : 4))
  }
  if (encoding !== 'gzip') return body
  return body.length <= onePage
    ? gzipSync(body, { level: 2 })
    : gzipped(body, { level: effort === 'quick' ? 1 : 5 })
}

// A tenth of a millisecond of work: less than it takes to hand it to another thread and to hear of it again. The next
// qualities take three times as long for a tenth of the bytes.
const onePage = 131_072

function brotliOptions(body: Buffer, quality: number): BrotliOptions {
  // The usual window holds four megabytes whatever the body's size.
  const window = Math.min(22, Math.max(16, Math.ceil(Math.log2(body.length + 16))))
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: window,
    },
  }
}
