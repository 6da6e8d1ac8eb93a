import { is } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, isPgEnum, PgTable } from 'drizzle-orm/pg-core'
import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '../../test/database.ts'
import { migrateAuth } from '../migrations/migrate-auth.ts'
import * as schema from './index.ts'

const database = useDatabase()
const tables = Object.values(schema).filter((item) => is(item, PgTable))
const configs = tables.map((table) => getTableConfig(table))

beforeAll(async () => {
  await migrateAuth(database.pool)
})

const rows = async <Row extends object>(sql: string): Promise<Row[]> =>
  (await database.pool.query<Row>(sql)).rows

test('the database has the declared tables and only those', async () => {
  const live = await rows<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'auth' AND table_name <> 'allure_migrations'`,
  )
  expect(live.map(({ name }) => name).sort()).toEqual(configs.map(({ name }) => name).sort())
})

test('each column has the declared type, nullability, and a default or an expression where declared', async () => {
  const live = await rows<{ column: string }>(
    `SELECT concat_ws(' ', table_name || '.' || column_name,
       CASE WHEN data_type = 'USER-DEFINED' THEN udt_name
            WHEN data_type = 'character varying' THEN 'varchar(' || character_maximum_length || ')'
            WHEN data_type = 'timestamp without time zone' THEN 'timestamp' ELSE data_type END,
       CASE WHEN is_nullable = 'NO' THEN 'not null' END,
       CASE WHEN column_default IS NOT NULL THEN 'default' END,
       CASE WHEN is_generated = 'ALWAYS' THEN 'generated' END) AS column
     FROM information_schema.columns
     WHERE table_schema = 'auth' AND table_name <> 'allure_migrations'`,
  )
  const declared = configs.flatMap(({ name: table, columns }) =>
    columns.map((column) =>
      [
        `${table}.${toSnakeCase(column.name)}`,
        column.getSQLType(),
        column.notNull ? 'not null' : '',
        column.hasDefault && !column.generated ? 'default' : '',
        column.generated ? 'generated' : '',
      ]
        .filter((word) => word !== '')
        .join(' '),
    ),
  )
  expect(live.map(({ column }) => column).sort()).toEqual(declared.sort())
})

test('each primary key is the declared one', async () => {
  const live = await rows<{ column: string }>(
    `SELECT table_name || '.' || column_name AS column
     FROM information_schema.table_constraints
     JOIN information_schema.key_column_usage USING (constraint_schema, constraint_name, table_name)
     WHERE constraint_schema = 'auth' AND constraint_type = 'PRIMARY KEY' AND table_name <> 'allure_migrations'`,
  )
  const declared = configs.flatMap(({ name, columns, primaryKeys }) =>
    [...columns.filter((column) => column.primary), ...primaryKeys.flatMap((key) => key.columns)].map(
      (column) => `${name}.${toSnakeCase(column.name)}`,
    ),
  )
  expect(live.map(({ column }) => column).sort()).toEqual(declared.sort())
})

test('each foreign key is the declared one and removes with what it refers to', async () => {
  const live = await rows<{ key: string }>(
    `SELECT key.table_name || '.' || key.column_name || ' ' || target.table_name || '.' || target.column_name
       || ' ' || lower(delete_rule) AS key
     FROM information_schema.referential_constraints
     JOIN information_schema.key_column_usage AS key USING (constraint_schema, constraint_name)
     JOIN information_schema.constraint_column_usage AS target USING (constraint_schema, constraint_name)
     WHERE constraint_schema = 'auth'`,
  )
  const declared = configs.flatMap(({ name, foreignKeys }) =>
    foreignKeys.map((foreignKey) => {
      const { columns, foreignColumns, foreignTable } = foreignKey.reference()
      const from = columns.map((column) => toSnakeCase(column.name)).join()
      const to = foreignColumns.map((column) => toSnakeCase(column.name)).join()
      return `${name}.${from} ${getTableConfig(foreignTable).name}.${to} ${foreignKey.onDelete}`
    }),
  )
  expect(live.map(({ key }) => key).sort()).toEqual(declared.sort())
  expect(live.filter(({ key }) => !key.endsWith(' cascade'))).toEqual([])
})

test('each enumeration has the declared values in the declared order', async () => {
  const live = await rows<{ name: string; labels: string[] }>(
    `SELECT typname AS name, array_agg(enumlabel::text ORDER BY enumsortorder) AS labels
     FROM pg_enum JOIN pg_type ON pg_type.oid = enumtypid
     WHERE typnamespace = 'auth'::regnamespace GROUP BY typname`,
  )
  const declared = Object.values(schema).filter((item) => isPgEnum(item))
  expect(Object.fromEntries(live.map(({ name, labels }) => [name, labels]))).toEqual(
    Object.fromEntries(declared.map(({ enumName, enumValues }) => [enumName, enumValues])),
  )
})
