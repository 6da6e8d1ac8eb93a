import type { CollectionName, DocumentState } from '#app/domain/content-edits/documents.ts'

type Found = {
  readonly collection: CollectionName
  readonly file: string
  readonly title: string
  readonly state: DocumentState
}

type Asked = {
  search: string
  filter: string
  page: number
  perPage: number
  collection: CollectionName | undefined
}

/** The documents of a page of the list, with how many fit and how many of them are in each state. */
export function findDocuments<Line extends Found>(all: readonly Line[], asked: Asked) {
  const words = plain(asked.search).split(/\s+/).filter(Boolean)
  const named = all.filter(
    ({ collection, title, file }) =>
      (asked.collection === undefined || collection === asked.collection) &&
      words.every((word) => plain(`${title} ${file}`).includes(word)),
  )
  const ofState: Partial<Record<DocumentState, number>> = {}
  for (const { state } of named) ofState[state] = (ofState[state] ?? 0) + 1
  const fitting = named.filter(({ state }) =>
    asked.filter === '' ? state !== 'archived' : state === asked.filter,
  )
  const start = (asked.page - 1) * asked.perPage
  return { lines: fitting.slice(start, start + asked.perPage), total: fitting.length, ofState }
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'")
}
