export type JsonLd = { '@context': 'https://schema.org'; '@type': string; [property: string]: JsonValue }

export type JsonValue = string | number | boolean | JsonValue[] | { [property: string]: JsonValue }
