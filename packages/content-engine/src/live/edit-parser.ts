import type { Collection } from '../collection.ts'
import type { ContentFile } from '../documents/content-files.ts'
import type { ParsedDocument } from '../documents/parse-document.ts'
import { KillableProcess } from '../process/killable-process.ts'
import { parseEdit, problemAt, unreadEdit } from './edit-problems.ts'
import type { EditToParse, ParsedEdit } from './start-edit-parser.ts'

const longestRun = 3000

const longestIdle = 10_000

// What makes a text slow to read is tables, and many marks or lines: as few as these cost less than a process takes to start.
const quick = { characters: 6000, marks: 400 }

/** Whether a text of anybody is read within some 50 ms, the very first of a process aside. */
export function isQuick(text: string): boolean {
  if (text.length > quick.characters || text.includes('|')) return false
  return (text.match(/[-*+>|[\]{!_`~#:=&<\n]|\d[.)]/g)?.length ?? 0) <= quick.marks
}

/** Parses edits in a process of its own, with limits of time and memory; plain short ones, and without a script for it all, here. */
export class EditParser {
  readonly #process: KillableProcess<EditToParse, ParsedEdit> | undefined

  constructor(script: string | undefined) {
    if (script) this.#process = new KillableProcess({ script, mostMemory: 256, longestRun, longestIdle })
  }

  async parse(
    collection: Collection,
    file: ContentFile,
    text: string,
    today: string,
  ): Promise<ParsedDocument> {
    if (!this.#process || isQuick(text)) return parseEdit(collection, file, text, today)
    const answer = await this.#process.ask({ collection: collection.name, file, text, today })
    if ('parsed' in answer) return answer.parsed
    const limit = answer.endedBy === 'time' ? `de temps (plus de ${longestRun / 1000} s)` : 'de mémoire'
    return unreadEdit(file, problemAt(file.shown, `ce texte demande trop ${limit} : simplifiez-le`))
  }

  async close(): Promise<void> {
    await this.#process?.close()
  }
}
