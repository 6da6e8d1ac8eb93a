import { describe, expect, it } from 'vitest'
import { rules, type Rule } from './rules.ts'
import { readStatement } from './statement.ts'

const table = '_content_nosStages'
const read = (sql: string) => readStatement(sql, table)

describe('a statement is accepted and written again', () => {
  it.each([
    ['SELECT * FROM _content_nosStages', 'SELECT * FROM "_content_nosStages"'],
    [
      'select "title" , path\nfrom "_content_nosStages" ;',
      'SELECT "title", "path" FROM "_content_nosStages"',
    ],
    ['SELECT DISTINCT "lieu" FROM _content_nosStages', 'SELECT DISTINCT "lieu" FROM "_content_nosStages"'],
    ['SELECT COUNT(*) FROM _content_nosStages', 'SELECT COUNT(*) FROM "_content_nosStages"'],
    [
      'SELECT COUNT(DISTINCT "location") as count FROM _content_nosStages',
      'SELECT COUNT(DISTINCT "location") AS "count" FROM "_content_nosStages"',
    ],
  ])('%s', (sql, written) => expect(read(sql)).toEqual({ statement: { sql: written, values: [] } }))

  it('with texts taken out of it', () => {
    const sql = `SELECT "title", "path" FROM _content_nosStages WHERE ("isFull" = 0 AND ("title" LIKE '%l''été%' OR "stem" IN ('a', 'b'))) ORDER BY "startDate" DESC, stem ASC LIMIT 3 OFFSET 1`
    const written = `SELECT "title", "path" FROM "_content_nosStages" WHERE ("isFull" = 0 AND ("title" LIKE ? OR "stem" IN (?, ?))) ORDER BY "startDate" DESC, "stem" ASC LIMIT 3 OFFSET 1`
    expect(read(sql)).toEqual({ statement: { sql: written, values: ["%l'été%", 'a', 'b'] } })
  })

  it.each([
    '"a" = 1 AND "b" == TRUE OR "c" != FALSE',
    '"a" <> -1.5 AND "b" < 1e3 AND "c" > 2 AND "d" <= 3 AND "e" >= 4',
    'NOT ("a" = 1 OR NOT "b" = 2)',
    '"a" IN (1, 2) AND "b" NOT IN (NULL) AND "c" IN ()',
    '"a" BETWEEN 1 AND 2 OR "b" NOT BETWEEN 3 AND 4',
    '"a" IS NULL OR "b" IS NOT NULL OR "c" NOT LIKE 5',
  ])('with the condition %s as it is', (condition) => {
    const sql = `SELECT * FROM "${table}" WHERE ${condition}`
    expect(read(sql)).toEqual({ statement: { sql, values: [] } })
  })
})

const from = `FROM ${table}`
const where = (condition: string) => `SELECT * ${from} WHERE ${condition}`

const refused: readonly (readonly [Rule, string])[] = [
  ['length', `SELECT * ${from}${' '.repeat(10_000)}`],
  ['nul', where("a = '\0'")],
  ['comment', `SELECT * ${from} -- x`],
  ['comment', `SELECT /* x */ * ${from}`],
  ['quotes', where("a = 'x")],
  ['quotes', `SELECT "a ${from}`],
  ['blob', where("a = x'00'")],
  ['parameter', where('a = ?')],
  ['parameter', where('a = :b')],
  ['nameQuotes', `SELECT [a] ${from}`],
  ['nameQuotes', `SELECT \`a\` ${from}`],
  ['name', `SELECT "a b" ${from}`],
  ['name', `SELECT ${'a'.repeat(65)} ${from}`],
  ['qualified', `SELECT "${table}"."a" ${from}`],
  ['number', where('a = 0x1F')],
  ['number', where('a = 1.2.3')],
  ['number', where('a = 1e9999')],
  ['operator', `SELECT a || b ${from}`],
  ['operator', where("a ->> 'b' = 1")],
  ['operator', where('a << 1 = 1')],
  ['character', where('a = ’x’')],
  ['character', `\uFEFFSELECT * ${from}`],
  ['statements', `SELECT * ${from}; SELECT * ${from}`],
  ['select', ''],
  ['select', 'PRAGMA table_list'],
  ['select', "ATTACH 'x' AS y"],
  ['with', 'WITH a AS (SELECT 1) SELECT * FROM a'],
  ['compound', `SELECT * ${from} UNION SELECT * ${from}`],
  ['compound', 'VALUES (1)'],
  ['subquery', where('a IN (SELECT 1)')],
  ['otherTable', `SELECT * ${from}, b`],
  ['otherTable', `SELECT * ${from} JOIN b`],
  ['table', 'SELECT * FROM _content_espaceAthlete'],
  ['table', 'SELECT * FROM sqlite_master'],
  ['table', 'SELECT * FROM _CONTENT_NOSSTAGES'],
  ['group', `SELECT a ${from} GROUP BY a`],
  ['function', `SELECT load_extension('x') ${from}`],
  ['function', where("like('%', a)")],
  ['expression', where('CASE WHEN a = 1 THEN 1 END')],
  ['expression', `SELECT * ${from} ORDER BY a COLLATE NOCASE`],
  ['search', where("a GLOB '*'")],
  ['brackets', where('(a = 1')],
  ['brackets', where('a = 1)')],
  ['depth', where(`${'('.repeat(21)}a = 1${')'.repeat(21)}`)],
  ['depth', where(`${'NOT '.repeat(21)}a = 1`)],
  ['columns', `SELECT 1 ${from}`],
  ['columns', `SELECT *, a ${from}`],
  ['columns', `SELECT ${'a,'.repeat(100)} a ${from}`],
  ['alias', `SELECT a AS b ${from}`],
  ['condition', where('1 = 1')],
  ['condition', where('a')],
  ['value', where('a = b')],
  ['value', where('a = "b"')],
  ['conditions', where(Array(201).fill('a = 1').join(' OR '))],
  ['values', where(`a IN (${Array(501).fill('1').join()})`)],
  ['order', `SELECT * ${from} ORDER BY 1`],
  ['order', `SELECT * ${from} ORDER BY ${'a,'.repeat(10)} a`],
  ['limit', `SELECT * ${from} LIMIT 'a'`],
  ['limit', `SELECT * ${from} LIMIT 1 OFFSET 1.5`],
  ['end', `SELECT * ${from} LIMIT 1, 2`],
  ['end', `SELECT * ${from} AS b`],
  ['access', `SELECT rowid ${from}`],
]

describe('a statement is refused by the rule', () => {
  it.each(refused)('%s: %s', (rule, sql) => expect(read(sql)).toEqual({ refusedBy: rules[rule] }))

  it('whichever can be read off its text', () => {
    const seenLater = ['column', 'plan', 'complexity', 'rows', 'bytes', 'time', 'memory', 'busy', 'unwanted']
    expect(new Set([...refused.map(([rule]) => rule), ...seenLater])).toEqual(new Set(Object.keys(rules)))
  })
})
