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
import { readEnvironment } from '../environment.ts'
import { readAppSecret } from '../process/app-secret.ts'
import { takeDataDirectory } from '../process/data-directory.ts'
import { reportStartFailure } from '../process/start-failure.ts'
import { stopOnSignals } from '../process/stop-on-signals.ts'

const usage = 'npm run auth -- --config fichier.json --port N   sert l’authentification seule, sous /auth/v1'

const stopWith = stopOnSignals()
try {
  const { file, port } = readArguments(process.argv.slice(2), usage)
  const configuration = await readConfiguration(file)
  const service = await startStandalone(configuration, port, readServiceEnvironment(process.env), {
    openDatabase: openEmbeddedDatabase,
    readSecret: () => readAppSecret(readEnvironment(process.env)),
  })
  stopWith(service.close)
  process.stdout.write(`ready ${service.url}\n`)
} catch (error) {
  reportStartFailure(error)
}

async function openEmbeddedDatabase(): Promise<{ url: string; close: () => Promise<void> }> {
  const environment = readEnvironment(process.env)
  await using opened = new AsyncDisposableStack()
  opened.defer(takeDataDirectory(environment.dataDirectory))
  const logger = pino({ level: environment.logLevel, base: null })
  const database = await openDatabase(environment, logger, { connect, migrate })
  opened.defer(database.close)
  const kept = opened.move()
  return { url: database.directUrl, close: () => kept.disposeAsync() }
}
