import { readFileSync } from 'node:fs'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as schema from './index.ts'

const register = readFileSync(new URL('../../docs/registre-traitements.md', import.meta.url), 'utf8')
const [, personal = '', none = ''] = register.split(/^## /m)

const tables = Object.values(schema)
  .filter((item) => is(item, PgTable))
  .map((table) => getTableConfig(table))
  .map(({ schema: room, name }) => `${room}.${name}`)
  .sort()

test('every table is in the register, once, and no other is', () => {
  expect(tables.length).toBeGreaterThan(0)
  expect([...rowsOf(personal), ...rowsOf(none)].map(([name]) => name).sort()).toEqual(tables)
})

test('every table with personal data says why, on what basis, how long and who removes it', () => {
  const rows = rowsOf(personal)
  expect(rows.length).toBeGreaterThan(0)
  for (const cells of rows) {
    expect(cells).toHaveLength(7)
    expect(cells.filter((cell) => cell === '')).toEqual([])
    expect(cells[5]).toMatch(/\d+ (an|mois|jour)/)
  }
})

test('every purge named in the register runs at night', () => {
  const tasks = readFileSync(new URL('../../app/tasks.server.ts', import.meta.url), 'utf8')
  for (const cells of rowsOf(personal)) expect(tasks).toContain(`await ${cells[6]?.replaceAll('`', '')}(`)
})

/** Rows whose first cell names a table. */
function rowsOf(part: string): string[][] {
  return [...part.matchAll(/^\| `(club\.\w+)` \|(.*)\|$/gm)].map(([, name = '', rest = '']) => [
    name,
    ...rest.split('|').map((cell) => cell.trim()),
  ])
}
