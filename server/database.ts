import { join } from 'node:path'
import { Client } from 'pg'
import type { Logger } from 'pino'
import type { Connection } from '#db/database.ts'
import { startCluster } from '#db/embedded/cluster.ts'
import { migrationsFolder } from '#db/migrations-folder.ts'
import type { ServiceTools } from './build.ts'
import type { Environment } from './environment.ts'

export type OpenDatabase = {
  connection: Connection
  directUrl: string
  isReachable: () => Promise<boolean>
  close: () => Promise<void>
}

export const databaseName = 'allure'

export async function openDatabase(
  environment: Environment,
  logger: Logger,
  { connect, migrate }: Pick<ServiceTools, 'connect' | 'migrate'>,
): Promise<OpenDatabase> {
  const cluster = environment.databaseUrl
    ? undefined
    : await startCluster(join(environment.dataDirectory, 'postgres'), {
        onEnd: (err) => logger.error({ err }, 'database server ended, to be started again'),
        onBack: () => logger.warn({}, 'database server is back'),
      })
  const url = environment.databaseUrl ?? cluster?.url(databaseName) ?? ''
  const directUrl = environment.databaseDirectUrl ?? url
  try {
    if (cluster) await createDatabaseOnce(cluster.url('postgres'), databaseName)
    await migrate(directUrl, migrationsFolder)
  } catch (error) {
    await cluster?.stop()
    throw error
  }
  let isClosing = false
  const connection = connect(url, {
    // The whole error holds the connection's secrets: only its words are kept.
    onError: ({ message }) => isClosing || logger.error({ reason: message }, 'database connection lost'),
  })
  return {
    connection,
    directUrl,
    isReachable: () =>
      connection.pool.query('SELECT 1').then(
        () => true,
        () => false,
      ),
    async close() {
      isClosing = true
      await connection.close()
      await cluster?.stop()
    },
  }
}

async function createDatabaseOnce(url: string, name: string): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
  if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`)
  await client.end()
}
