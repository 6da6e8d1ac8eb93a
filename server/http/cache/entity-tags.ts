import type { Encoding } from './compression.ts'

const suffixes: Record<Encoding, string> = { br: '-br', gzip: '-gz', identity: '' }

/** A strong tag (RFC 9110, 8.8.3): another encoding is other octets, and has another one. */
export function taggedFor(tag: string, encoding: Encoding): string {
  return `"${tag}${suffixes[encoding]}"`
}

export function tagsOf(header: string | undefined): ReadonlySet<string> {
  if (header === undefined) return nothing
  const tags = header.split(',').map((one) => one.trim().replace(/^W\//, ''))
  return new Set(tags.map((one) => (one === '*' ? one : one.replace(/^"|(?:-br|-gz|-gzip)?"$/g, ''))))
}

const nothing: ReadonlySet<string> = new Set()
