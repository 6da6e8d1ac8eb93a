import { pino } from 'pino'
import { connect } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import {
  readArguments,
  readConfiguration,
  readEnvironment as readServiceEnvironment,
  startStandalone,
} from '@allure/auth-server/standalone'
import { openDatabase } from '../database.ts'
import { readEnvironment, type Environment } from '../environment.ts'
import { readAppSecret } from '../process/app-secret.ts'
import { takeDataDirectory } from '../process/data-directory.ts'
import { whenDatabaseAnswers } from '../process/when-database-answers.ts'

const usage = 'npm run auth -- --config fichier.json --port N   sert l’authentification seule, sous /auth/v1'

/** Starts what the words of `npm run auth` ask for. Throws an error that says in a line what is wrong with them. */
export async function startAuth(words: readonly string[], settings: Record<string, string | undefined>) {
  const { file, port } = readArguments([...words], usage)
  const configuration = await readConfiguration(file)
  const environment = () => readEnvironment(settings)
  return startStandalone(configuration, port, readServiceEnvironment(settings), {
    openDatabase: () => openEmbeddedDatabase(environment()),
    readSecret: () => readAppSecret(environment()),
  })
}

async function openEmbeddedDatabase(
  environment: Environment,
): Promise<{ url: string; close: () => Promise<void> }> {
  await using opened = new AsyncDisposableStack()
  opened.defer(takeDataDirectory(environment.dataDirectory))
  const logger = pino({ level: environment.logLevel, base: null })
  const open = () => openDatabase(environment, logger, { connect, migrate })
  const database = await whenDatabaseAnswers(environment, open)
  opened.defer(database.close)
  const kept = opened.move()
  return { url: database.directUrl, close: () => kept.disposeAsync() }
}
