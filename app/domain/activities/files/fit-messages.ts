export type FitFields = ReadonlyMap<number, number | string>

type Definition = {
  message: number
  isLittleEndian: boolean
  fields: { number: number; size: number; type: number }[]
  size: number
}

const timestampField = 253

/** Numbers of the FIT protocol by their base type: bytes, how they are read, and what stands for « not measured ». */
const numberTypes: Record<
  number,
  { bytes: number; read: (view: DataView, at: number, little: boolean) => number; invalid: number }
> = {
  0x00: { bytes: 1, read: (view, at) => view.getUint8(at), invalid: 0xff },
  0x01: { bytes: 1, read: (view, at) => view.getInt8(at), invalid: 0x7f },
  0x02: { bytes: 1, read: (view, at) => view.getUint8(at), invalid: 0xff },
  0x0a: { bytes: 1, read: (view, at) => view.getUint8(at), invalid: 0 },
  0x83: { bytes: 2, read: (view, at, little) => view.getInt16(at, little), invalid: 0x7fff },
  0x84: { bytes: 2, read: (view, at, little) => view.getUint16(at, little), invalid: 0xffff },
  0x8b: { bytes: 2, read: (view, at, little) => view.getUint16(at, little), invalid: 0 },
  0x85: { bytes: 4, read: (view, at, little) => view.getInt32(at, little), invalid: 0x7fffffff },
  0x86: { bytes: 4, read: (view, at, little) => view.getUint32(at, little), invalid: 0xffffffff },
  0x8c: { bytes: 4, read: (view, at, little) => view.getUint32(at, little), invalid: 0 },
  0x88: { bytes: 4, read: (view, at, little) => view.getFloat32(at, little), invalid: Number.NaN },
  0x89: { bytes: 8, read: (view, at, little) => view.getFloat64(at, little), invalid: Number.NaN },
}
const textType = 0x07

/** Whether bytes begin as a FIT file does. */
export function isFit(bytes: Uint8Array): boolean {
  return (
    bytes.length >= 12 &&
    (bytes[0] ?? 0) >= 12 &&
    new TextDecoder('latin1').decode(bytes.subarray(8, 12)) === '.FIT'
  )
}

/**
 * Gives each message of a FIT file (or of several, one after the other) to `take`: its global number and its measured
 * fields, unscaled; of fields with several values the first. Developers’ own fields are passed over. False where the file
 * is cut or says what cannot be.
 */
export function readFitMessages(
  bytes: Uint8Array,
  take: (message: number, fields: FitFields) => void,
): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let start = 0
  let isWhole = true
  while (isWhole && isFit(bytes.subarray(start))) {
    const head = view.getUint8(start)
    const told = view.getUint32(start + 4, true)
    // Devices that stop at once leave a length of zero.
    const end = told > 0 ? start + head + told : bytes.length - 2
    isWhole = told > 0 && end + 2 <= bytes.length
    isWhole = readBody(view, start + head, Math.min(end, bytes.length), take) && isWhole
    start = end + 2
  }
  return isWhole
}

function readBody(
  view: DataView,
  from: number,
  end: number,
  take: (message: number, fields: FitFields) => void,
): boolean {
  const definitions = new Map<number, Definition>()
  let place = from
  let clock: number | undefined
  while (place < end) {
    const header = view.getUint8(place)
    place += 1
    const isShort = (header & 0x80) !== 0
    const local = isShort ? (header >> 5) & 3 : header & 15
    if (!isShort && (header & 0x40) !== 0) {
      const read = readDefinition(view, place, end, (header & 0x20) !== 0)
      if (!read) return false
      definitions.set(local, read.definition)
      place = read.next
      continue
    }
    const definition = definitions.get(local)
    if (!definition || place + definition.size > end) return false
    const fields = readFields(view, place, definition)
    if (isShort && clock !== undefined) fields.set(timestampField, shortened(clock, header & 31))
    const told = fields.get(timestampField)
    if (typeof told === 'number') clock = told
    take(definition.message, fields)
    place += definition.size
  }
  return true
}

/** A clock of five bits, after the last whole one. */
function shortened(clock: number, offset: number): number {
  return clock + ((offset - (clock & 31)) & 31)
}

function readDefinition(view: DataView, place: number, end: number, hasDeveloperFields: boolean) {
  if (place + 5 > end) return undefined
  const isLittleEndian = view.getUint8(place + 1) === 0
  const message = view.getUint16(place + 2, isLittleEndian)
  const count = view.getUint8(place + 4)
  let next = place + 5 + 3 * count
  if (next + 1 > end) return undefined
  const fields = Array.from({ length: count }, (_, field) => {
    const [number, size, type] = [0, 1, 2].map((part) => view.getUint8(place + 5 + 3 * field + part))
    return { number: number ?? 0, size: size ?? 0, type: type ?? 0 }
  })
  let size = fields.reduce((sum, field) => sum + field.size, 0)
  if (hasDeveloperFields) {
    const others = view.getUint8(next)
    if (next + 1 + 3 * others > end) return undefined
    for (let other = 0; other < others; other += 1) size += view.getUint8(next + 2 + 3 * other)
    next += 1 + 3 * others
  }
  return { definition: { message, isLittleEndian, fields, size } satisfies Definition, next }
}

function readFields(view: DataView, place: number, { fields, isLittleEndian }: Definition) {
  const read = new Map<number, number | string>()
  let at = place
  for (const { number, size, type } of fields) {
    if (type === textType) {
      const text = new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at, size))
      const [written = ''] = text.split('\0')
      if (written) read.set(number, written)
    }
    const numberType = numberTypes[type]
    if (numberType && size >= numberType.bytes) {
      const value = numberType.read(view, at, isLittleEndian)
      if (value !== numberType.invalid && !Number.isNaN(value)) read.set(number, value)
    }
    at += size
  }
  return read
}
