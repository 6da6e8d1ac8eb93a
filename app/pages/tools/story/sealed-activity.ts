import type { Activity } from '#app/domain/activities/activity.ts'

/** An activity that nobody reads without the key of its window. */
export type Sealed = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer }

const algorithm = 'AES-GCM'

/** A new key, as text; undefined where the browser has no ciphers to give (a page that is not https). */
export function makeKey(): string | undefined {
  return globalThis.crypto?.subtle && [...crypto.getRandomValues(new Uint8Array(32))].join()
}

function readKey(key: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', Uint8Array.from(key.split(',').map(Number)), algorithm, false, [
    'encrypt',
    'decrypt',
  ])
}

export async function sealActivity(activity: Activity, key: string): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const bytes = await crypto.subtle.encrypt({ name: algorithm, iv }, await readKey(key), bytesOf(activity))
  return { iv, bytes }
}

/** The activity again; undefined with another key. */
export async function openSealed({ iv, bytes }: Sealed, key: string): Promise<Activity | undefined> {
  try {
    return activityOf(await crypto.subtle.decrypt({ name: algorithm, iv }, await readKey(key), bytes))
  } catch {
    return undefined
  }
}

const [lengthBytes, valueBytes] = [8, Float64Array.BYTES_PER_ELEMENT]

type Column = { column: number; values: number }

/** Its words as JSON, then its columns as they are: those of a day would be a hundred megabytes of text. */
function bytesOf(activity: Activity): Uint8Array<ArrayBuffer> {
  const columns: Float64Array[] = []
  const words = JSON.stringify(activity, (_, value: unknown) =>
    value instanceof Float64Array
      ? ({ column: columns.push(value) - 1, values: value.length } satisfies Column)
      : value,
  )
  const text = new TextEncoder().encode(words)
  const start = lengthBytes + Math.ceil(text.length / valueBytes) * valueBytes
  const total = columns.reduce((sum, column) => sum + column.byteLength, start)
  const bytes = new Uint8Array(total)
  new DataView(bytes.buffer).setUint32(0, text.length)
  bytes.set(text, lengthBytes)
  let at = start
  for (const column of columns) {
    new Float64Array(bytes.buffer, at, column.length).set(column)
    at += column.byteLength
  }
  return bytes
}

function activityOf(buffer: ArrayBuffer): Activity {
  const length = new DataView(buffer).getUint32(0)
  let at = lengthBytes + Math.ceil(length / valueBytes) * valueBytes
  const isColumn = (value: object): value is Column => 'column' in value && 'values' in value
  const words = new TextDecoder().decode(new Uint8Array(buffer, lengthBytes, length))
  const activity = JSON.parse(words, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !isColumn(value)) return value
    const column = new Float64Array(buffer, at, value.values)
    at += column.byteLength
    return column
  }) as Omit<Activity, 'startedAt'> & { startedAt?: string }
  const { startedAt } = activity
  return { ...activity, startedAt: startedAt === undefined ? undefined : new Date(startedAt) }
}
