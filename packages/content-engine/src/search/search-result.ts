export type Highlighted = readonly { readonly text: string; readonly isMatch: boolean }[]

/** A piece of a document that can be found: its beginning (`anchor` null) or what stands under one heading. */
export type Section = {
  readonly path: string
  readonly anchor: string | null
  readonly title: string
  readonly heading: string | null
  readonly level: number
  readonly text: string
  /** What else people call it: found like its title or heading, and never shown. */
  readonly names?: readonly string[]
}

export type SearchResult = {
  readonly collection: string
  readonly path: string
  readonly title: Highlighted
  readonly section: { readonly anchor: string; readonly heading: Highlighted } | null
  readonly excerpt: Highlighted
}

export type SearchAnswer = {
  readonly query: string
  /** The words looked for, where some of those typed are nowhere. */
  readonly corrected?: string
  readonly results: readonly SearchResult[]
  readonly counts: Readonly<Record<string, number>>
}
