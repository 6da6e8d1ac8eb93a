import type { Shapes } from '../../shape.ts'
import type { Message, Question } from '../messages.ts'
import { LocalTables } from './local-tables.ts'
import { openSqlite } from './open-sqlite.ts'
import { replyTo } from './reply-to.ts'

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
