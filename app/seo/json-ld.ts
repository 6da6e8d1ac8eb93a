export type JsonLd = { '@context': 'https://schema.org'; '@type': string; [property: string]: JsonValue }

export type JsonValue = string | number | boolean | JsonValue[] | { [property: string]: JsonValue }

/** Leaves out what is not known: an empty property would be a false statement. */
export function jsonLd(type: string, properties: Readonly<Record<string, JsonValue | undefined>>): JsonLd {
  return { '@context': 'https://schema.org', '@type': type, ...known(properties) }
}

export function known(
  properties: Readonly<Record<string, JsonValue | undefined>>,
): Record<string, JsonValue> {
  const entries = Object.entries(properties)
  return Object.fromEntries(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}

export function decimalEuros(cents: number): string {
  return (cents / 100).toFixed(2)
}
