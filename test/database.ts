import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { connect, type Connection } from '#db/database.ts'
import { templateName } from './global-setup.ts'

export type TestDatabase = { connection: Connection; url: string; drop: () => Promise<void> }

/** A database of its own, cloned from the migrated template, or from another. */
export async function cloneDatabase(server: string, template = templateName): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await query(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const connection = connect(url.href, { onError: () => undefined })
  return {
    connection,
    url: url.href,
    async drop() {
      await connection.close()
      await query(server, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

/** For a test file: call at its top, read `.connection` and `.url` inside the tests. */
export function useDatabase(): { connection: Connection; url: string } {
  const holder: { current?: TestDatabase } = {}
  beforeAll(async () => {
    holder.current = await cloneDatabase(inject('databaseServer'))
  })
  afterAll(async () => {
    await holder.current?.drop()
  })
  const current = () => {
    if (!holder.current) throw new Error('The test database is not open yet.')
    return holder.current
  }
  return {
    get connection() {
      return current().connection
    },
    get url() {
      return current().url
    },
  }
}

async function query(server: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
