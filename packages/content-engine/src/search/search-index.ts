import type { SearchDatabase } from './search-database.ts'
import type { Section } from './search-result.ts'

const LIGATURES = /[œŒæÆ]/
const THOUSANDS = /(\d)[\u00a0\u202f](?=\d{3}(?!\d))/g

/** Makes the empty tables of the search. Names are indexed once more, so that they are found however common the word. */
export function createSearchIndex(database: SearchDatabase): void {
  database.run(
    `CREATE TABLE "_search_sections" (
      "id" INTEGER PRIMARY KEY, "collection" TEXT NOT NULL, "document" TEXT NOT NULL, "path" TEXT NOT NULL,
      "anchor" TEXT, "level" INTEGER NOT NULL, "title" TEXT NOT NULL, "heading" TEXT, "text" TEXT NOT NULL,
      "names" TEXT NOT NULL, "reserved" TEXT
    )`,
  )
  database.run('CREATE INDEX "_search_documents" ON "_search_sections" ("document")')
  database.run(
    `CREATE VIRTUAL TABLE "_search_words" USING fts5(
      title, heading, text, page, content='', contentless_delete=1, detail=column, prefix='2 3',
      tokenize='unicode61 remove_diacritics 2'
    )`,
  )
  database.run(
    `CREATE VIRTUAL TABLE "_search_names" USING fts5(
      title, heading, content='', contentless_delete=1, detail=column, prefix='1 2',
      tokenize='unicode61 remove_diacritics 2'
    )`,
  )
  database.run(`CREATE VIRTUAL TABLE "_search_vocabulary" USING fts5vocab('_search_words', 'row')`)
  // 8 MB of words are gathered before they are written: a third of the time of the default.
  database.run(`INSERT INTO "_search_words" ("_search_words", rank) VALUES ('hashsize', 8388608)`)
}

/** Puts a document's sections into the index, in place of those it had. Faster inside a transaction. */
export function indexDocument(
  database: SearchDatabase,
  collection: string,
  documentId: string,
  sections: readonly Section[],
): void {
  forgetDocument(database, documentId)
  for (const { path, anchor, level, title, heading, text, names = [] } of sections) {
    database.run(
      `INSERT INTO "_search_sections" ("collection", "document", "path", "anchor", "level", "title", "heading", "text", "names")
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [collection, documentId, path, anchor, level, title, heading, text, names.join('\n')],
    )
    const called = indexed([anchor === null ? title : (heading ?? ''), ...names].join('\n'))
    const named = anchor === null ? [called, ''] : ['', called]
    database.run(
      `INSERT INTO "_search_words" (rowid, title, heading, text, page) VALUES (last_insert_rowid(), ?, ?, ?, ?)`,
      // The page's title helps a section that has one of several words, without making it a match of its own.
      [...named, indexed(text), anchor === null ? '' : indexed(title)],
    )
    database.run(
      `INSERT INTO "_search_names" (rowid, title, heading) VALUES (last_insert_rowid(), ?, ?)`,
      named,
    )
  }
}

export function reserveDocument(
  database: SearchDatabase,
  documentId: string,
  reservation: string | null,
): void {
  database.run('UPDATE "_search_sections" SET "reserved" = ? WHERE "document" = ?', [reservation, documentId])
}

export function forgetDocument(database: SearchDatabase, documentId: string): void {
  const known = database.all('SELECT "id" FROM "_search_sections" WHERE "document" = ? LIMIT 1', [documentId])
  if (known.length === 0) return
  for (const table of ['_search_words', '_search_names']) {
    database.run(
      `DELETE FROM "${table}" WHERE rowid IN (SELECT "id" FROM "_search_sections" WHERE "document" = ?)`,
      [documentId],
    )
  }
  database.run('DELETE FROM "_search_sections" WHERE "document" = ?', [documentId])
}

function indexed(text: string): string {
  const plain = LIGATURES.test(text) ? text.replace(/œ/gi, 'oe').replace(/æ/gi, 'ae') : text
  return plain.replace(THOUSANDS, '$1')
}
