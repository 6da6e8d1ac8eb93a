import type { Answered, Kind, Message, Question } from '../worker-link.ts'
import { DumpDenied } from './fetch-dump.ts'
import type { LocalTables } from './local-tables.ts'

export async function replyTo(tables: LocalTables, question: Question): Promise<Message> {
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
