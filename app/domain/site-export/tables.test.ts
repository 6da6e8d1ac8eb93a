import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { messages } from '#db/schema/index.ts'
import { useDatabase } from '#test/database.ts'
import { writeTables } from './tables.server.ts'

const held = useDatabase()

test('a table of more rows than are read at once is whole, an empty one is an empty list', async () => {
  const { database } = held.connection
  const receivedAt = new Date('2026-11-20T10:00:00Z')
  const rows = Array.from({ length: 1201 }, (_, index) => ({ email: `${index}@exemple.fr`, receivedAt }))
  await database.insert(messages).values(rows)
  const folder = mkdtempSync(join(tmpdir(), 'allure-tables-'))
  const tables = await writeTables(database, folder)
  expect(readdirSync(folder).toSorted()).toEqual(tables.map((name) => `${name}.json`).toSorted())
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
  expect(read('messages')).toHaveLength(1201)
  expect(read('orders')).toEqual([])
  rmSync(folder, { recursive: true })
})
