export type SearchValue = string | number | null

/** What the search needs of an SQLite database: node:sqlite on the server, SQLite WASM in the browser. */
export type SearchDatabase = {
  run(sql: string, values?: readonly SearchValue[]): void
  all(sql: string, values?: readonly SearchValue[]): readonly Readonly<Record<string, unknown>>[]
}
