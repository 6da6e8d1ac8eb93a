import { createServer } from 'node:http'
import { pino } from 'pino'
import { connect } from '../../../../db/database.ts'
import { migrate } from '../../../../db/migrate.ts'
import { readAppSecret } from '../../../../server/app-secret.ts'
import { takeDataDirectory } from '../../../../server/data-directory.ts'
import { openDatabase } from '../../../../server/database.ts'
import { drain } from '../../../../server/drain.ts'
import type { Environment } from '../../../../server/environment.ts'
import { createAuthDoor } from '../../../../server/http/auth-door.ts'
import { answerBrokenRequests } from '../../../../server/http/broken-requests.ts'
import { notReadyYet } from '../../../../server/http/not-ready-yet.ts'
import { listen } from '../../../../server/listen.ts'
import type { Site } from '../../../../server/site.ts'
import { databaseKeyStore } from '../keys/database-key-store.ts'
import { migrateAuth } from '../migrations/migrate-auth.ts'
import { authMigrationsFolder } from '../migrations/migrations-folder.ts'
import { openBackend } from '../open-backend.ts'
import { authListener } from './auth-listener.ts'
import type { AuthConfiguration } from './configuration.ts'
import { keepUp } from './keep-up.ts'
import { letterCarrier } from './letter-carrier.ts'
import { givenKeysOf, keysInUse } from './signing-keys.ts'

const now = () => new Date()

/**
 * Serves the authentication service by itself at `/auth/v1`, on the database of the environment. Its site is, when the
 * configuration names none, the service itself on this machine. Port 0 takes a free one.
 */
export async function startAuthAlone(
  environment: Environment,
  configuration: AuthConfiguration,
  port: number,
): Promise<Site> {
  await using opened = new AsyncDisposableStack()
  const logger = pino({ level: environment.logLevel, base: null })
  // Keys and port before the database: what cannot be had is said at once.
  const times = { tokenLife: configuration.sessions.accessTokenSeconds, now }
  const givenKeys = await givenKeysOf(configuration, times)
  const httpServer = createServer(notReadyYet)
  answerBrokenRequests(httpServer)
  const localUrl = `http://localhost:${await listen(httpServer, port, environment.host)}`
  opened.defer(() => void httpServer.close())
  if (!environment.databaseUrl) opened.defer(takeDataDirectory(environment.dataDirectory))
  const database = await openDatabase(environment, logger, { connect, migrate })
  opened.defer(database.close)
  const { pool } = database.connection
  await migrateAuth(pool, authMigrationsFolder)
  const secret = await readAppSecret(environment)
  const { keys, ownKeys } = await keysInUse(givenKeys, databaseKeyStore(pool, secret), times)
  const { signingKeysFile: _file, ...settings } = configuration
  const publicUrl = configuration.publicUrl ?? `${localUrl}/auth/v1`
  const server = openBackend({
    settings: { ...settings, siteUrl: configuration.siteUrl ?? localUrl, publicUrl },
    pool,
    keys,
    secret,
    now,
    ...letterCarrier(environment),
    log: logger,
  })
  opened.defer(await keepUp(server, ownKeys, logger))
  const ownOrigin = new URL(publicUrl).origin
  const door = createAuthDoor({ server, security: [], ownOrigin, trustsProxy: environment.trustsProxy })
  httpServer.removeAllListeners('request').on('request', authListener(door, logger))
  opened.defer(() => drain(httpServer))
  const kept = opened.move()
  return { url: `${localUrl}/auth/v1`, close: () => kept.disposeAsync() }
}
