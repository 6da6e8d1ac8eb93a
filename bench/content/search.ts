import openWasm from '@sqlite.org/sqlite-wasm'
import { DatabaseSync } from 'node:sqlite'
import { createSearchIndex, indexDocument, search, searchDatabaseOf } from '@allure/content-engine/search'
import type { SearchDatabase } from '@allure/content-engine/search'
import { GeneratedTexts } from './generated-sections.ts'

const DOCUMENTS = 5000
const KEYSTROKES = [
  's',
  'd',
  'e',
  'se',
  'de',
  'le',
  'sé',
  'séa',
  'séan',
  'séance',
  'l’allure',
  'course',
  'course al',
  'course allure se',
  'nager',
  'pra',
  'l’eau de',
  'fréquence cardiaque',
  'zzz introuvable',
  'tra tri',
]

const texts = new GeneratedTexts()
const documents = Array.from({ length: DOCUMENTS }, (_, index) => texts.sections(`/documents/${index}`))

for (const [name, database] of [
  ['node:sqlite', searchDatabaseOf(new DatabaseSync(':memory:'))],
  ['SQLite WASM', await inBrowser()],
] as const) {
  print(`${name}, ${DOCUMENTS} documents`)
  const start = performance.now()
  createSearchIndex(database)
  database.run('BEGIN')
  for (const [index, sections] of documents.entries()) indexDocument(database, 'bench', `d${index}`, sections)
  database.run('COMMIT')
  print(`  index ${(performance.now() - start).toFixed(0)} ms`)
  for (const query of KEYSTROKES) measure(database, query)
}

function measure(database: SearchDatabase, query: string): void {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    search(database, query, { collections: ['bench'], limit: 20 })
    return performance.now() - start
  })
  const answer = search(database, query, { collections: ['bench'], limit: 20 })
  const [first] = times
  const median = times.toSorted((one, other) => one - other)[2]
  print(
    `  ${query.padEnd(20)} first ${first?.toFixed(1).padStart(6)} ms, median ${median?.toFixed(1).padStart(6)} ms, ` +
      `${answer.results.length} results, ${answer.counts.bench ?? 0} documents`,
  )
}

async function inBrowser(): Promise<SearchDatabase> {
  const { oo1 } = await openWasm()
  const database = new oo1.DB(':memory:')
  const statements = new Map<string, ReturnType<typeof database.prepare>>()
  const statement = (sql: string) => {
    const known = statements.get(sql) ?? database.prepare(sql)
    statements.set(sql, known)
    return known
  }
  return {
    run: (sql, values = []) => {
      const prepared = statement(sql)
      if (values.length > 0) prepared.bind([...values])
      prepared.stepReset()
    },
    all: (sql, values = []) => {
      const prepared = statement(sql)
      if (values.length > 0) prepared.bind([...values])
      const rows: Record<string, unknown>[] = []
      while (prepared.step()) rows.push(prepared.get({}))
      prepared.reset()
      return rows
    },
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
