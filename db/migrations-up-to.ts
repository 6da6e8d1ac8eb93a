import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrationsFolder } from './migrations-folder.ts'

const journalFile = 'meta/_journal.json'

type Journal = { entries: { when: number; tag: string }[] }

/** The migrations of `club` in their order; `when` is what the database remembers of each. */
export function knownMigrations(): Journal['entries'] {
  return readJournal(migrationsFolder).entries
}

/** The migrations up to one, in a folder of their own, which goes when it is disposed of. */
export function migrationsUpTo(last: number): Disposable & { folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'allure-migrations-'))
  cpSync(migrationsFolder, folder, { recursive: true })
  const journal = readJournal(folder)
  const entries = journal.entries.filter(({ when }) => when <= last)
  writeFileSync(join(folder, journalFile), JSON.stringify({ ...journal, entries }))
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
}

function readJournal(folder: string): Journal {
  return JSON.parse(readFileSync(join(folder, journalFile), 'utf8'))
}
