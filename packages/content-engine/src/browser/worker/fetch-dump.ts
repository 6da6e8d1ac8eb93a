import type { CollectionShape } from '../../shape.ts'
import { dumpAddress } from '../wire.ts'

/** A dump that is not what was asked for, whole; the message says why. Nothing of it is used. */
export class DumpRefused extends Error {
  override name = 'DumpRefused'
}

export class DumpDenied extends DumpRefused {
  override name = 'DumpDenied'
  readonly status: number

  constructor(status: number) {
    super(`status ${status}`)
    this.status = status
  }
}

export async function fetchDump(
  fetch: typeof globalThis.fetch,
  shape: CollectionShape,
  version: string,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const response = await fetch(dumpAddress(shape.name, version), {
    cache: shape.audience === 'members' ? 'no-store' : 'default',
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new DumpDenied(response.status)
  }
  if (!response.body) throw new DumpRefused('empty')
  return response.body
}

/** The lines of a stream of UTF-8, some at a time, without their ends. What follows the last line end is not a line. */
export async function* wholeLines(
  bytes: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<readonly string[]> {
  const reader = bytes
    .pipeThrough(new TextDecoderStream('utf-8', { fatal: true, ignoreBOM: true }))
    .getReader()
  try {
    let rest = ''
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const [first = '', ...others] = read.value.split('\n')
      const last = others.pop()
      if (last === undefined) rest += first
      else {
        yield [rest + first, ...others]
        rest = last
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
