import { isMachineText, typographyOf } from '../french-typography.ts'
export type Values = Readonly<Record<string, unknown>>

export type FieldPath = readonly PropertyKey[]

export function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value at a path, undefined when a step is missing. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  const step = (holder: unknown, key: PropertyKey): unknown =>
    typeof holder === 'object' && holder !== null ? Reflect.get(holder, key) : undefined
  return path.reduce(step, value)
}

/** Puts another text in place of the one at a path, if there is one and `change` gives one. */
export function changeText(
  value: unknown,
  path: FieldPath,
  change: (text: string) => string | undefined,
): void {
  const key = path.at(-1)
  const text = valueAt(value, path)
  const changed = typeof text === 'string' ? change(text) : undefined
  if (key !== undefined && changed !== undefined)
    Reflect.set(Object(valueAt(value, path.slice(0, -1))), key, changed)
}

/** French typography on every text of the values, except under raw keys and what is not meant to be read. */
export function withTypography(values: Values, rawKeys: readonly string[]): Values {
  return Object.fromEntries(
    Object.entries(values).map(([key, item]) => [
      key,
      rawKeys.includes(key) ? item : readable(item, rawKeys),
    ]),
  )
}

function readable(value: unknown, rawKeys: readonly string[]): unknown {
  if (typeof value === 'string') return isMachineText(value) ? value : typographyOf(value)
  if (Array.isArray(value)) return value.map((item) => readable(item, rawKeys))
  return isRecord(value) ? withTypography(value, rawKeys) : value
}

export function withoutSampleItems(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isSample(item)).map(withoutSampleItems)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutSampleItems(item)]))
}

export function isSample(value: unknown): boolean {
  return isRecord(value) && value.sample === true
}

export function isDraft(value: unknown): boolean {
  return isRecord(value) && value.draft === true
}
