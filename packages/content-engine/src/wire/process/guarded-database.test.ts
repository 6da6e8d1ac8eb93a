import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attacks } from '../fixtures/attacks.ts'
import { createStorage, secret, table, type Storage } from '../fixtures/storage.ts'
import { RefusedStatement } from '../sql/rules.ts'
import { GuardedDatabase } from './guarded-database.ts'

let storage: Storage
let guarded: GuardedDatabase
beforeAll(() => {
  storage = createStorage()
  guarded = new GuardedDatabase(storage.path)
})
afterAll(() => storage.database.close())

const rowsOf = (sql: string, values: string[] = []) => [...guarded.rows(table, { sql, values })]

/** Nobody has read the text before: SQLite's own limits are all there is. */
describe('the guarded database alone', () => {
  it('answers what it is for', () => {
    expect(rowsOf(`SELECT "title" FROM "${table}" WHERE "path" = ?`, ['/stages/3'])).toEqual([
      { title: 'L’été n° 3' },
    ])
    expect(rowsOf(`SELECT COUNT(*) AS "count" FROM "${table}" WHERE "title" LIKE ?`, ['%hiver%'])).toEqual([
      { count: 20 },
    ])
    expect(
      rowsOf(`SELECT "id" FROM "${table}" WHERE "path" = ? OR "stem" = ?`, ['/stages/1', 'camps/2']),
    ).toHaveLength(2)
  })

  it.each(attacks)('keeps every other table out of %s', (sql) => {
    expect(outcomeOf(sql)).not.toContain(secret)
  })

  it('refuses two passes and none', () => {
    expect(() => rowsOf(`SELECT a.id FROM "${table}" a, "${table}" b`)).toThrow(RefusedStatement)
    expect(() => rowsOf('SELECT 1')).toThrow(RefusedStatement)
  })

  it.each([
    `SELECT * FROM "_content_members"`,
    `SELECT upper(title) FROM "${table}"`,
    `SELECT rowid FROM "${table}"`,
    `DELETE FROM "${table}"`,
    `PRAGMA user_version`,
    `ATTACH ':memory:' AS other`,
    `WITH RECURSIVE c(x) AS (SELECT id FROM "${table}" UNION ALL SELECT x FROM c) SELECT * FROM c`,
  ])('has no permission for %s', (sql) =>
    expect(() => rowsOf(sql)).toThrow(/prohibited|not authorized|too many/),
  )

  it('asks for permission again when a table has changed under a kept statement', () => {
    const sql = `SELECT "id" FROM "${table}" LIMIT 1`
    const before = rowsOf(sql)
    storage.database.exec(`ALTER TABLE "${table}" ADD COLUMN later TEXT`)
    expect(() => [...guarded.rows('_content_members', { sql, values: [] })]).toThrow(/prohibited/)
    expect(rowsOf(sql)).toEqual(before)
  })
})

function outcomeOf(sql: string): string {
  try {
    return JSON.stringify(rowsOf(sql))
  } catch (error) {
    return String(error)
  }
}
