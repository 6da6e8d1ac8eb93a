import * as fc from 'fast-check'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import type { Columns } from '../shape.ts'
import type { ConditionGroup } from './operators.ts'
import { startQuery, type QueryRunner } from './query-builder.ts'
import { selectSql, withLiterals } from './selection.ts'

type Row = { readonly stem: string; readonly size: number | null; readonly name: string | null }
type Test = {
  readonly holds: (row: Row) => boolean
  readonly add: (group: ConditionGroup<Row>) => ConditionGroup<Row>
}

const COLUMNS: Columns = new Map([
  ['stem', 'text'],
  ['size', 'number'],
  ['name', 'text'],
])

const size = fc.integer({ min: -3, max: 3 })
const name = fc.constantFrom('', 'a', 'b', 'é', "l'été", 'a%', '_')
const rows = fc.uniqueArray(
  fc.record({
    stem: fc.string({ minLength: 1, maxLength: 3, unit: fc.constantFrom(...'abz01') }),
    size: fc.option(size),
    name: fc.option(name),
  }),
  { selector: ({ stem }) => stem, maxLength: 25 },
)

const compare = {
  '=': (one: number, other: number) => one === other,
  '!=': (one: number, other: number) => one !== other,
  '<>': (one: number, other: number) => one !== other,
  '>': (one: number, other: number) => one > other,
  '<': (one: number, other: number) => one < other,
  '>=': (one: number, other: number) => one >= other,
  '<=': (one: number, other: number) => one <= other,
}

const tests: fc.Arbitrary<Test> = fc.oneof(
  fc.tuple(fc.constantFrom('=', '!=', '<>', '>', '<', '>=', '<='), size).map(([operator, value]): Test => ({
    holds: (row) => row.size !== null && compare[operator](row.size, value),
    add: (group) => group.where('size', operator, value),
  })),
  fc.tuple(fc.boolean(), fc.array(name, { maxLength: 4 })).map(([isIn, values]): Test => ({
    holds: (row) => inList(row.name, values, isIn),
    add: (group) => group.where('name', isIn ? 'IN' : 'NOT IN', values),
  })),
  fc.tuple(fc.boolean(), size, size).map(([isIn, low, high]): Test => ({
    holds: (row) => row.size !== null && (row.size >= low && row.size <= high) === isIn,
    add: (group) => group.where('size', isIn ? 'BETWEEN' : 'NOT BETWEEN', [low, high]),
  })),
  fc.boolean().map((isNull): Test => ({
    holds: (row) => (row.name === null) === isNull,
    add: (group) => group.where('name', isNull ? 'IS NULL' : 'IS NOT NULL'),
  })),
  fc.tuple(fc.boolean(), fc.constantFrom('a', 'é', 'l')).map(([isLike, start]): Test => ({
    holds: (row) => row.name !== null && row.name.startsWith(start) === isLike,
    add: (group) => group.where('name', isLike ? 'LIKE' : 'NOT LIKE', `${start}%`),
  })),
)

const groups = fc.record({
  joiner: fc.constantFrom('andWhere', 'orWhere'),
  inner: fc.array(tests, { minLength: 1, maxLength: 3 }),
})

it('gives what a plain filter gives, whatever the rows and the conditions', async () => {
  await fc.assert(
    fc.asyncProperty(
      rows,
      fc.array(groups, { maxLength: 3 }),
      fc.constantFrom('ASC', 'DESC'),
      fc.nat(6),
      fc.nat(6),
      async (stored, conditions, direction, limit, skip) => {
        let query = startQuery<Row>('t', COLUMNS, runnerOver(stored))
        for (const { joiner, inner } of conditions) {
          query = query[joiner]((group) => inner.reduce((filled, test) => test.add(filled), group))
        }
        const expected = stored
          .filter((row) =>
            conditions.every(({ joiner, inner }) =>
              joiner === 'andWhere'
                ? inner.every((test) => test.holds(row))
                : inner.some((test) => test.holds(row)),
            ),
          )
          .toSorted((one, other) => (one.stem < other.stem ? -1 : 1) * (direction === 'ASC' ? 1 : -1))
        expect(await query.order('stem', direction).all()).toEqual(expected)
        expect(await query.order('stem', direction).limit(limit).skip(skip).all()).toEqual(
          expected.slice(skip, skip + limit),
        )
        expect(await query.count()).toBe(expected.length)
      },
    ),
    { numRuns: 300 },
  )
})

/** SQL: a null is in no list and out of none, but everything is out of an empty list. */
function inList(value: string | null, values: readonly string[], isIn: boolean): boolean {
  if (values.length === 0) return !isIn
  return value !== null && values.includes(value) === isIn
}

function runnerOver(stored: readonly Row[]): QueryRunner<Row> {
  const database = new DatabaseSync(':memory:')
  database.exec('CREATE TABLE t (id TEXT, stem TEXT, size NUMERIC, name TEXT)')
  const insert = database.prepare('INSERT INTO t VALUES (?, ?, ?, ?)')
  for (const row of stored) insert.run(row.stem, row.stem, row.size, row.name)
  const byStem = new Map(stored.map((row) => [row.stem, row]))
  return async (selection) => {
    const sql = selectSql(selection, '"id"')
    const { values } = selection.where
    if (selection.counted) return database.prepare(withLiterals(sql, values)).all() as never[]
    const found = database.prepare(sql).all(...values)
    return found.flatMap(({ id }) => byStem.get(String(id)) ?? [])
  }
}
