import openModule from '@sqlite.org/sqlite-wasm'
import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import wasmAddress from '@sqlite.org/sqlite-wasm/sqlite3.wasm?url'
import { quietInMemory } from './quiet-in-memory.ts'

type Instantiated = (instance: WebAssembly.Instance, module: WebAssembly.Module) => void

// The type of the package leaves out what its initialisation takes.
const open: (settings: {
  readonly instantiateWasm: (imports: WebAssembly.Imports, done: Instantiated) => void
}) => Promise<Sqlite3Static> = openModule

/**
 * SQLite, in memory only: nothing of it writes to the browser's storage. Rejects where WebAssembly is not allowed or its file
 * cannot be had; the file is compiled here, since SQLite's own attempt writes errors to the console.
 */
export async function openSqlite(): Promise<Sqlite3Static> {
  const module = await WebAssembly.compileStreaming(fetch(wasmAddress))
  Object.assign(globalThis, { sqlite3ApiConfig: quietInMemory })
  return new Promise((resolve, reject) => {
    const instantiateWasm = (imports: WebAssembly.Imports, done: Instantiated) => {
      // Nobody but us would hear of its failure.
      WebAssembly.instantiate(module, imports).then((instance) => done(instance, module), reject)
    }
    open({ instantiateWasm }).then(resolve, reject)
  })
}
