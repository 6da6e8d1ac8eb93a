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
