import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { CommandError } from '#app/commands/content/command-error.ts'
import { connect, type Connection } from '#db/database.ts'
import { hasCluster, runningCluster } from '#db/embedded/running-cluster.ts'
import { migrate } from '#db/migrate.ts'
import { databaseName, openDatabase } from '../database.ts'
import type { Environment } from '../environment.ts'
import { DataDirectoryInUseError, takeDataDirectory } from '../process/data-directory.ts'
import { whenDatabaseAnswers } from '../process/when-database-answers.ts'

const patience = 20_000

/** The database of a site that runs or not; `tools` are given by who wants its tables left as they are. */
export async function openCommandDatabase(
  environment: Environment,
  opened: AsyncDisposableStack,
  tools: Parameters<typeof openDatabase>[2] = { connect, migrate },
): Promise<Connection & { directUrl: string }> {
  if (!environment.databaseUrl) {
    const directory = join(environment.dataDirectory, 'postgres')
    if (!hasCluster(directory))
      throw new CommandError(
        `Le site n’a pas encore de base dans ${environment.dataDirectory} : démarrez-le une fois (npm start), ou indiquez DATABASE_URL.`,
      )
    if (!takeUnlessInUse(environment.dataDirectory, opened)) return connectToRunning(directory, opened)
  }
  const open = () => openDatabase(environment, pino({ level: 'silent' }), tools)
  const database = await whenDatabaseAnswers(environment, open)
  opened.defer(database.close)
  return { ...database.connection, directUrl: database.directUrl }
}

function takeUnlessInUse(directory: string, opened: AsyncDisposableStack): boolean {
  try {
    opened.defer(takeDataDirectory(directory))
    return true
  } catch (error) {
    if (error instanceof DataDirectoryInUseError) return false
    throw error
  }
}

async function connectToRunning(
  directory: string,
  opened: AsyncDisposableStack,
): Promise<Connection & { directUrl: string }> {
  for (let waited = 0; waited < patience; waited += 200) {
    const directUrl = runningCluster(directory)?.(databaseName)
    const connection = directUrl ? connect(directUrl, { onError: () => undefined }) : undefined
    const isThere = await connection?.pool.query('SELECT FROM club.content_documents LIMIT 1').then(
      () => true,
      () => false,
    )
    if (directUrl && connection && isThere) {
      opened.defer(connection.close)
      return { ...connection, directUrl }
    }
    await connection?.close()
    await wait(200)
  }
  throw new CommandError('La base du site qui tourne ne répond pas : réessayez dans un instant.')
}
