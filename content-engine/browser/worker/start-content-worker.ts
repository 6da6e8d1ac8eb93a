import type { Shapes } from '../../shape.ts'
import type { Answered, Kind, Message, Question } from '../messages.ts'
import { DumpDenied } from './fetch-dump.ts'
import { LocalTables } from './local-tables.ts'
import { openSqlite } from './open-sqlite.ts'

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

async function replyTo(tables: LocalTables, question: Question): Promise<Message> {
  const { id } = question
  try {
    return { id, answer: await answerTo(tables, question) }
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    return { id, problem, status: error instanceof DumpDenied ? error.status : undefined }
  }
}

async function answerTo(tables: LocalTables, question: Question): Promise<Answered[Kind]> {
  if (question.kind === 'load') return tables.load(question.asked)
  return question.kind === 'rows' ? tables.rows(question.asked) : tables.search(question.asked)
}

function tell(message: Message): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has none
  globalThis.postMessage(message)
}
