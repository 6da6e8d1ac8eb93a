import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { attacks } from './fixtures/attacks.ts'
import { createStorage, table, type Storage } from './fixtures/storage.ts'
import { QueryProcess, type QueryProcessOptions, type WireAnswer } from './query-process.ts'
import { rules } from './sql/rules.ts'

let storage: Storage
beforeAll(() => {
  storage = createStorage()
  storage.database.exec(`CREATE TABLE "_content_large" (id INTEGER, text TEXT)`)
  const insert = storage.database.prepare('INSERT INTO "_content_large" VALUES (?, ?)')
  storage.database.exec('BEGIN')
  for (let id = 0; id < 12_000; id++) insert.run(id, 'é'.repeat(4000))
  storage.database.exec('COMMIT')
})
afterAll(() => storage.database.close())

const opened: QueryProcess[] = []
const open = (options: Partial<QueryProcessOptions> = {}) => {
  const process = new QueryProcess({ storagePath: storage.path, ...options })
  opened.push(process)
  return process
}
afterEach(async () => {
  for (const process of opened.splice(0)) await process.close()
})

const rowsIn = (answer: WireAnswer): unknown =>
  'json' in answer ? JSON.parse(answer.json.toString()) : answer
const large = '_content_large'
const endless = `SELECT "id" FROM ${large} WHERE ${Array.from({ length: 190 }, (_, n) => `"text" LIKE '%${n}%'`).join(' OR ')}`

describe('the query process', () => {
  it('answers rows as SQLite holds them', async () => {
    const sql = `SELECT "title", "places", "isFull", "meta", "path" FROM ${table} WHERE "stem" IN ('camps/7', 'camps/9') ORDER BY "places" DESC`
    expect(rowsIn(await open().ask({ table, sql }))).toEqual([
      { title: 'L’été n° 9', places: 4.5, isFull: 1, meta: '{"n":9}', path: '/stages/9' },
      { title: "Stage d'hiver 100% 7", places: 3.5, isFull: 1, meta: '{"n":7}', path: null },
    ])
  })

  it('counts', async () => {
    const sql = `SELECT COUNT(DISTINCT "isFull") AS count FROM ${table} WHERE "title" NOT LIKE 'l’%'`
    expect(rowsIn(await open().ask({ table, sql }))).toEqual([{ count: 2 }])
  })

  it('answers questions in the order they were asked', async () => {
    const process = open()
    const numbers = Array.from({ length: 100 }, (_, index) => index % 30)
    const ended: number[] = []
    await Promise.all(
      numbers.map(async (number) => {
        const sql = `SELECT "stem" FROM ${table} WHERE "stem" = 'camps/${number}'`
        expect(rowsIn(await process.ask({ table, sql }))).toEqual([{ stem: `camps/${number}` }])
        ended.push(number)
      }),
    )
    expect(ended).toEqual(numbers)
  })

  it.each(attacks)('refuses %s', async (sql) => {
    expect(await shared.ask({ table, sql })).toHaveProperty('refusedBy')
  })

  it('names what SQLite alone can know', async () => {
    const refusalOf = (sql: string) => shared.ask({ table, sql })
    expect(await refusalOf(`SELECT "nowhere" FROM ${table}`)).toMatchObject({ refusedBy: rules.column })
    expect(await refusalOf(`SELECT "rowid" FROM ${table}`)).toMatchObject({ refusedBy: rules.access })
    const pattern = `SELECT * FROM ${table} WHERE "title" LIKE '${'%a'.repeat(800)}'`
    expect(await refusalOf(pattern)).toMatchObject({ refusedBy: rules.complexity })
  })

  it('bounds rows and bytes', async () => {
    // However slow the machine: here size is the subject.
    const queries = open({ longestRun: 10_000 })
    const rows = await queries.ask({ table: large, sql: `SELECT "id" FROM ${large}` })
    expect(rows).toMatchObject({ refusedBy: rules.rows })
    const bytes = await queries.ask({ table: large, sql: `SELECT "text" FROM ${large}` })
    expect(bytes).toMatchObject({ refusedBy: rules.bytes })
    const most = await queries.ask({ table: large, sql: `SELECT "text" FROM ${large} LIMIT 2000` })
    expect(rowsIn(most)).toHaveLength(2000)
  })

  it('kills what runs too long and asks the others again', async () => {
    const process = open({ longestRun: 300 })
    const quick = (stem: string) =>
      process.ask({ table, sql: `SELECT "stem" FROM ${table} WHERE "stem" = '${stem}'` })
    const answers = await Promise.all([
      quick('camps/1'),
      process.ask({ table: large, sql: endless }),
      quick('camps/2'),
      process.ask({ table: large, sql: endless }),
      quick('camps/3'),
    ])
    expect(answers.map(rowsIn)).toEqual([
      [{ stem: 'camps/1' }],
      { refusedBy: rules.time, milliseconds: 300 },
      [{ stem: 'camps/2' }],
      { refusedBy: rules.time, milliseconds: 300 },
      [{ stem: 'camps/3' }],
    ])
  })

  it('refuses what the process died of, and goes on', async () => {
    storage.database.exec('CREATE TABLE "_content_heavy" (id INTEGER, text TEXT)')
    const control = '\u0001'.repeat(15_000_000)
    storage.database.prepare('INSERT INTO "_content_heavy" VALUES (1, ?)').run(control)
    const heavy = '_content_heavy'
    const process = open({ longestRun: 15_000 })
    const answers = await Promise.all([
      process.ask({ table: heavy, sql: `SELECT "text" FROM ${heavy}` }),
      process.ask({ table: heavy, sql: `SELECT "id" FROM ${heavy}` }),
    ])
    expect(answers.map(rowsIn)).toEqual([{ refusedBy: rules.memory, milliseconds: 15_000 }, [{ id: 1 }]])
  })

  it('does not run what nobody waits for any more', async () => {
    const process = open({ longestRun: 300 })
    let isWanted = true
    const first = process.ask({ table: large, sql: endless }).finally(() => (isWanted = false))
    const others = Array.from({ length: 40 }, () =>
      process.ask({ table: large, sql: endless, isWanted: () => isWanted }),
    )
    await first
    const ends = await Promise.all(others)
    expect(ends.filter((answer) => 'refusedBy' in answer && answer.refusedBy === rules.unwanted).length).toBe(
      40,
    )
  })

  it('lets a thousand wait, no more', async () => {
    const sql = `SELECT COUNT(*) AS count FROM ${table}`
    const process = open()
    const answers = await Promise.all(Array.from({ length: 1200 }, () => process.ask({ table, sql })))
    const refused = answers.filter((answer) => 'refusedBy' in answer && answer.refusedBy === rules.busy)
    expect(refused).toHaveLength(200)
  })

  it('ends when idle and starts again', async () => {
    const process = open({ longestIdle: 30 })
    const sql = `SELECT COUNT(*) AS count FROM ${table}`
    for (let turn = 0; turn < 4; turn++) {
      expect(rowsIn(await process.ask({ table, sql }))).toEqual([{ count: 30 }])
      await new Promise((resolve) => setTimeout(resolve, 20 + turn * 15))
    }
  })

  it('is closed at once, even while it ends', async () => {
    const process = open({ longestIdle: 0 })
    await process.ask({ table, sql: `SELECT COUNT(*) AS count FROM ${table}` })
    await new Promise((resolve) => setTimeout(resolve, 2))
    await process.close()
  })

  it('shows what was written a moment ago', async () => {
    const sql = `SELECT "places" FROM ${table} WHERE "id" = 'camps/1.md'`
    expect(rowsIn(await shared.ask({ table, sql }))).toEqual([{ places: 0.5 }])
    storage.database.exec(`UPDATE "${table}" SET places = 8 WHERE id = 'camps/1.md'`)
    expect(rowsIn(await shared.ask({ table, sql }))).toEqual([{ places: 8 }])
  })

  it('fails when it cannot start, and when it is closed', async () => {
    const sql = `SELECT * FROM ${table}`
    await expect(open({ storagePath: '/nowhere/at.all' }).ask({ table, sql })).rejects.toThrow(
      /did not start/,
    )
    const process = open()
    const asked = process.ask({ table, sql })
    await process.close()
    await expect(asked).rejects.toThrow(/closed/)
    await expect(process.ask({ table, sql })).rejects.toThrow(/closed/)
  })
})

let shared: QueryProcess
beforeAll(() => {
  shared = new QueryProcess({ storagePath: storage.path })
})
afterAll(() => shared.close())
