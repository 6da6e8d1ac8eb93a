import type { RawRow } from '../database/decode-row.ts'
import type { Bound } from '../query/operators.ts'
import type { SearchAnswer } from '../search/search-result.ts'
import type { SearchOptions } from '../search/search.ts'

/** What the page asks its worker. */
export type Asked = {
  /** Fetch a dump and hold it. Answers its number of documents. */
  load: { readonly collection: string; readonly version: string }
  rows: { readonly collection: string; readonly sql: string; readonly values: readonly Bound[] }
  search: { readonly query: string; readonly options: SearchOptions }
}

export type Answered = {
  load: number
  rows: readonly RawRow[]
  search: SearchAnswer | null
}

export type Kind = keyof Asked

/** A question on its way to the worker. */
export type Question = { [Each in Kind]: { id: number; kind: Each; asked: Asked[Each] } }[Kind]

/** What comes back: an answer, a problem (with the HTTP status it came from), or the news that these can be searched. */
export type Message =
  | { readonly id: number; readonly answer: Answered[Kind] }
  | { readonly id: number; readonly problem: string; readonly status: number | undefined }
  | { readonly searchable: readonly string[] }
