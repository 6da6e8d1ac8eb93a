import type { CollectionShape } from '../../shape.ts'
import { dumpAddress } from '../addresses.ts'
import { DumpRefused } from './dump-refused.ts'

/** The server does not give the dump; `status` says how. */
export class DumpDenied extends DumpRefused {
  override name = 'DumpDenied'
  readonly status: number

  constructor(status: number) {
    super(`status ${status}`)
    this.status = status
  }
}

/** A dump as it comes. One of a public collection is kept by the browser's HTTP cache, one of members' texts nowhere. */
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
