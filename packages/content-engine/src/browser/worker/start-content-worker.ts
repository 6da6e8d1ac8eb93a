import openModule from '@sqlite.org/sqlite-wasm'
import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import wasmAddress from '@sqlite.org/sqlite-wasm/sqlite3.wasm?url'
import type { Shapes } from '../../shape.ts'
import type { Message, Question } from '../worker-link.ts'
import { LocalTables, replyTo } from './local-tables.ts'
import { quietInMemory } from './wasm-database.ts'

/** Makes this worker the one that holds content for its page (see `openBrowserContent`). */
export function startContentWorker(shapes: Shapes): void {
  const tables = new LocalTables({
    shapes,
    openSqlite,
    fetch: globalThis.fetch.bind(globalThis),
    onSearchable: (searchable) => tell({ searchable }),
    // oxlint-disable-next-line no-console -- a worker has no other log; the search of the server goes on
    onSearchFailed: (error) => console.info('No search in the browser:', error),
  })
  globalThis.addEventListener('message', ({ data }: MessageEvent<Question>) => {
    void replyTo(tables, data).then(tell)
  })
}

function tell(message: Message): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has none
  globalThis.postMessage(message)
}

type Instantiated = (instance: WebAssembly.Instance, module: WebAssembly.Module) => void

const open: (settings: {
  readonly instantiateWasm: (imports: WebAssembly.Imports, done: Instantiated) => void
}) => Promise<Sqlite3Static> = openModule

/** SQLite, in memory only: nothing of it writes to the browser's storage. */
async function openSqlite(): Promise<Sqlite3Static> {
  const module = await WebAssembly.compileStreaming(fetch(wasmAddress))
  Object.assign(globalThis, { sqlite3ApiConfig: quietInMemory })
  return new Promise((resolve, reject) => {
    const instantiateWasm = (imports: WebAssembly.Imports, done: Instantiated) => {
      WebAssembly.instantiate(module, imports).then((instance) => done(instance, module), reject)
    }
    open({ instantiateWasm }).then(resolve, reject)
  })
}
