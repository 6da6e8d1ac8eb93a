import { sql } from 'drizzle-orm'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { maskedMail } from '#app/domain/mail/store.server.ts'
import type { Database, Transaction } from '#db/database.ts'

// What opens something, serves for a moment, or may not be kept elsewhere (Strava): no part of what the club takes along.
const leftOut =
  /^(strava_.*|used_limits|kept_forms|push_subscriptions|recovery_codes|feed_secrets|checkouts|package_forms)$/
const sealedColumn = /secret|token|hash|digest|sealed|seed/
const leftOutOf: Readonly<Record<string, readonly string[]>> = {
  // What a form that is sent again is known by, and answered with its secret.
  bookings: ['key'],
  orders: ['key'],
  outgoing_mails: ['facts', 'html', 'unsubscribe_url'],
  payment_attempts: ['url'],
  training_codes: ['code'],
}

const atOnce = 500

type Table = { readonly name: string; readonly columns: readonly string[] }

/** Writes every table of the club into a folder, a JSON file each, all as of one moment. Their names. */
export function writeTables(database: Database, folder: string): Promise<string[]> {
  return database.transaction(
    async (transaction) => {
      const tables = await listTables(transaction)
      for (const table of tables) await writeTable(transaction, table, join(folder, `${table.name}.json`))
      return tables.map(({ name }) => name)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function listTables(transaction: Transaction): Promise<Table[]> {
  const { rows } = await transaction.execute<{ name: string; columns: string[] }>(sql`
    SELECT t.table_name AS name, array_agg(c.column_name::text ORDER BY c.ordinal_position) AS columns
    FROM information_schema.tables t JOIN information_schema.columns c USING (table_schema, table_name)
    WHERE t.table_schema = 'club' AND t.table_type = 'BASE TABLE'
    GROUP BY t.table_name ORDER BY t.table_name`)
  return rows
    .filter(({ name }) => !leftOut.test(name))
    .map(({ name, columns }) => ({
      name,
      columns: columns.filter((column) => !sealedColumn.test(column) && !leftOutOf[name]?.includes(column)),
    }))
}

async function writeTable(transaction: Transaction, { name, columns }: Table, path: string): Promise<void> {
  const asked = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  const from = sql`${sql.identifier('club')}.${sql.identifier(name)}`
  await transaction.execute(
    sql`DECLARE exported CURSOR FOR SELECT row_to_json(exported_row.*)::text AS line FROM (SELECT ${asked} FROM ${from}) exported_row`,
  )
  await using file = await open(path, 'w', 0o600)
  await file.write('[')
  let start = '\n'
  for (;;) {
    const { rows } = await transaction.execute<{ line: string }>(
      sql`FETCH ${sql.raw(String(atOnce))} FROM exported`,
    )
    if (rows.length === 0) break
    const lines = rows.map(({ line }) =>
      name === 'outgoing_mails' ? JSON.stringify(maskedMail(JSON.parse(line))) : line,
    )
    await file.write(start + lines.join(',\n'))
    start = ',\n'
  }
  await file.write('\n]\n')
  await transaction.execute(sql`CLOSE exported`)
}
