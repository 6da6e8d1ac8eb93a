import type { Collections } from '../collection.ts'
import type { ContentFile } from '../documents/content-files.ts'
import type { ParsedDocument } from '../documents/parse-document.ts'
import { parseEdit } from './edit-problems.ts'

export type EditToParse = {
  readonly collection: string
  readonly file: ContentFile
  readonly text: string
  readonly today: string
}

export type ParsedEdit = { readonly parsed: ParsedDocument }

/** What the script named by `editParser` calls: it parses the edits that its parent sends, and ends with it. */
export function startEditParser(collections: Collections): void {
  // The parent ends this process: the terminal's Ctrl C would take a text away unanswered.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
  process.on('message', ({ collection: name, file, text, today }: EditToParse) => {
    const collection = collections[name]
    const answer: ParsedEdit | { failure: string } = collection
      ? { parsed: parseEdit(collection, file, text, today) }
      : { failure: `Unknown collection "${name}"` }
    process.send?.(answer)
  })
  process.send?.('ready')
}
