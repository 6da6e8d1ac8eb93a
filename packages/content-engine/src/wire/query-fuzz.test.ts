import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attacks } from './fixtures/attacks.ts'
import { columns, createStorage, secret, table, type Storage } from './fixtures/storage.ts'
import { QueryProcess } from './query-process.ts'

let storage: Storage
let queries: QueryProcess
let known: ReadonlySet<unknown>
beforeAll(() => {
  storage = createStorage()
  queries = new QueryProcess({ storagePath: storage.path })
  known = new Set(storage.database.prepare(`SELECT * FROM "${table}"`).all().flatMap(Object.values))
})
afterAll(async () => {
  await queries.close()
  storage.database.close()
})

const name = fc
  .constantFrom(...columns)
  .chain((column) => fc.constantFrom(`"${column}"`, column === 'window' ? '"window"' : column))
const text = fc
  .oneof(
    fc.string({ maxLength: 8 }),
    fc.constantFrom("l'été", '%é%', 'camps/%', '_tage%', "' OR 1=1 --", secret, ...attacks.slice(0, 20)),
  )
  .filter((value) => !value.includes('\0'))
  .map((value) => `'${value.replaceAll("'", "''")}'`)
const value = fc.oneof(
  text,
  fc.integer().map(String),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
  fc.constantFrom('TRUE', 'false', 'NULL'),
)
const between = fc.tuple(value, value).map(([low, high]) => `BETWEEN ${low} AND ${high}`)
const list = fc.array(value, { maxLength: 5 }).map((values) => `IN (${values.join(', ')})`)
const comparison = fc
  .tuple(fc.constantFrom('=', '==', '!=', '<>', '<', '>', '<=', '>='), value)
  .map(([operator, right]) => `${operator} ${right}`)
const test = fc.oneof(
  comparison,
  fc
    .tuple(
      fc.constantFrom('', 'NOT '),
      fc.oneof(
        between,
        list,
        text.map((pattern) => `LIKE ${pattern}`),
      ),
    )
    .map(([not, right]) => not + right),
  fc.constantFrom('IS NULL', 'is not null'),
)
const { condition } = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.tuple(name, test).map(([column, right]) => `${column} ${right}`),
    tie('condition').map((inside) => `NOT ${inside}`),
    tie('condition').map((inside) => `(${inside})`),
    fc
      .tuple(tie('condition'), fc.constantFrom('AND', 'or'), tie('condition'))
      .map((parts) => parts.join(' ')),
  ),
}))
const selected = fc.oneof(
  fc.constant('*'),
  fc
    .uniqueArray(name, { minLength: 1, maxLength: 4, selector: (one) => one.replaceAll('"', '') })
    .map((names) => names.join(', ')),
  fc
    .tuple(fc.constantFrom('', 'DISTINCT '), name)
    .map(([distinct, column]) => `COUNT(${distinct}${column}) AS "count"`),
  fc.constant('COUNT(*) as count'),
)
const order = fc
  .array(
    fc.tuple(name, fc.constantFrom('ASC', 'DESC')).map((term) => term.join(' ')),
    { maxLength: 3 },
  )
  .map((terms) => ` ORDER BY ${[...terms, 'id'].join(', ')}`)
const limit = fc
  .tuple(fc.integer({ min: -1, max: 40 }), fc.nat(40))
  .map(([most, skipped]) => ` LIMIT ${most} OFFSET ${skipped}`)
const query = fc
  .tuple(
    selected,
    fc.option(condition, { nil: undefined }),
    order,
    fc.option(limit, { nil: '' }),
    fc.constantFrom('', ';'),
  )
  .map(
    ([what, when, by, end, last]) =>
      `SELECT ${what} FROM ${table}${when ? ` WHERE ${when}` : ''}${by}${end}${last}`,
  )

const words = [
  'SELECT',
  'FROM',
  'WHERE',
  'UNION',
  'JOIN',
  'COUNT(',
  '(',
  ')',
  ',',
  ';',
  '--',
  '/*',
  "'",
  '"',
  '*',
  '_content_members',
  'sqlite_master',
  'load_extension(1)',
  'PRAGMA',
  'x',
  '||',
  '=',
  'IN',
  'LIKE',
  'LIMIT',
  '-1',
  '1e9',
  '\0',
  '[',
  '`',
  '?',
  'é',
  '\u2028',
]
const piece = fc.oneof(
  fc.constantFrom(...words),
  fc.constantFrom(...attacks.filter((attack) => attack.length < 300)),
  name,
  value,
  condition,
  query,
  fc.string({ unit: 'binary', maxLength: 6 }),
)
const mix = fc
  .tuple(fc.array(piece, { maxLength: 8 }), fc.constantFrom('', ' '))
  .map(([pieces, glue]) => pieces.join(glue))
const spliced = fc
  .tuple(query, piece, fc.nat(200))
  .map(([sql, part, at]) => sql.slice(0, at) + part + sql.slice(at))
const cut = fc
  .tuple(query, fc.nat(200), fc.nat(20))
  .map(([sql, at, length]) => sql.slice(0, at) + sql.slice(at + length))

describe('whatever is asked', () => {
  it(
    'a query of the builder has the answer SQLite gives to the text itself',
    { timeout: 20_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(query, async (sql) => {
          const answer = await queries.ask({ table, sql })
          const expected = storage.database.prepare(sql).all()
          expect('json' in answer ? JSON.parse(answer.json.toString()) : answer).toEqual(
            expected.map((row) => ({ ...row })),
          )
        }),
        { numRuns: 3000 },
      )
    },
  )

  it('the answer is rows of this table or a refusal', { timeout: 20_000 }, async () => {
    const outcomes = { rows: 0, refusals: 0 }
    await fc.assert(
      fc.asyncProperty(fc.oneof(mix, spliced, cut), async (sql) => {
        const answer = await queries.ask({ table, sql })
        outcomes['json' in answer ? 'rows' : 'refusals']++
        if ('json' in answer) expectOwnRows(JSON.parse(answer.json.toString()))
      }),
      { numRuns: 12_000 },
    )
    expect(outcomes.rows).toBeGreaterThan(100)
    expect(outcomes.refusals).toBeGreaterThan(5000)
  })

  it('the process is alive afterwards', async () => {
    expect(await queries.ask({ table, sql: `SELECT * FROM ${table} LIMIT 1` })).toHaveProperty('json')
  })
})

function expectOwnRows(rows: Record<string, unknown>[]): void {
  expect(rows.length).toBeLessThanOrEqual(30)
  for (const cell of rows.flatMap(Object.entries)) {
    const [column, content] = cell
    const isCount = typeof content === 'number' && Number.isInteger(content) && content >= 0 && content <= 30
    expect(isCount || known.has(content), String(cell)).toBe(true)
    expect(String(content)).not.toContain(secret)
    expect(columns.some((one) => one === column) || isCount, column).toBe(true)
  }
}
