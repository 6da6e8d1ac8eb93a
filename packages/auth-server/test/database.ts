import { randomBytes } from 'node:crypto'
import { Client, Pool } from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: string
  }
}

export type TestDatabase = { pool: Pool; url: string; drop: () => Promise<void> }

/** An empty database of its own on the server of the test run. */
export async function createDatabase(): Promise<TestDatabase> {
  const server = inject('databaseServer')
  const name = `test_${randomBytes(6).toString('hex')}`
  await query(server, `CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const pool = new Pool({ connectionString: url.href })
  pool.on('error', () => undefined)
  return {
    pool,
    url: url.href,
    async drop() {
      await pool.end()
      await query(server, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

/** For a test file: call at its top, read `.pool` and `.url` inside the tests. */
export function useDatabase(): Pick<TestDatabase, 'pool' | 'url'> {
  let created: TestDatabase | undefined
  beforeAll(async () => {
    created = await createDatabase()
  })
  afterAll(() => created?.drop())
  const current = () => {
    if (!created) throw new Error('The test database is not open yet.')
    return created
  }
  return {
    get pool() {
      return current().pool
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
