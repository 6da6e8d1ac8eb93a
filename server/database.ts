import { join } from 'node:path'
import type { Logger } from 'pino'
import pg from 'pg'
import { connect, type Connection } from '#db/database.ts'
import { startCluster } from '#db/embedded/cluster.ts'
import { migrate } from '#db/migrate.ts'
import type { Environment } from './environment.ts'

export type OpenDatabase = { connection: Connection; isReachable: () => Promise<boolean>; close: () => Promise<void> }

const databaseName = 'allure'

/** The database of DATABASE_URL, or else the embedded one, started; in both cases migrated. */
export async function openDatabase(environment: Environment, logger: Logger): Promise<OpenDatabase> {
  const cluster = environment.databaseUrl ? undefined : await startCluster(join(environment.dataDirectory, 'postgres'))
  const url = environment.databaseUrl ?? cluster?.url(databaseName) ?? ''
  if (cluster) await createDatabaseOnce(cluster.url('postgres'), databaseName)
  await migrate(environment.databaseDirectUrl ?? url)
  const connection = connect(url, { onError: (error) => logger.error({ err: error }, 'database connection lost') })
  return {
    connection,
    isReachable: () => connection.pool.query('SELECT 1').then(
      () => true,
      () => false,
    ),
    async close() {
      await connection.close()
      await cluster?.stop()
    },
  }
}

async function createDatabaseOnce(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
  if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`)
  await client.end()
}
