import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pino } from 'pino'
import { fileKeyStore } from '#backend/keys/file-key-store.ts'
import { keptSigningKeys } from '#backend/keys/kept-signing-keys.ts'
import { secretSigningKeys } from '#backend/keys/secret-signing-keys.ts'
import { givenSigningKeys, type SigningKeys } from '#backend/keys/signing-keys.ts'
import { authMigrationsFolder } from '#backend/migrations/migrations-folder.ts'
import { migrateAuth } from '#backend/migrations/migrate-auth.ts'
import { openBackend } from '#backend/open-backend.ts'
import { connect } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { readAppSecret } from '../app-secret.ts'
import { openDatabase } from '../database.ts'
import { takeDataDirectory } from '../data-directory.ts'
import { drain } from '../drain.ts'
import type { Environment } from '../environment.ts'
import { authPrefix, authRefusalOf, createAuthDoor, isAuthPath } from '../http/auth-door.ts'
import { listen } from '../listen.ts'
import type { Site } from '../site.ts'
import type { AuthConfiguration } from './configuration.ts'
import { letterCarrier } from './letter-carrier.ts'

const now = () => new Date()

/** Serves the authentication service by itself at `/auth/v1`, on the database of the environment. */
export async function startAuthAlone(
  environment: Environment,
  { signingKeysFile, ...settings }: AuthConfiguration,
  port: number,
): Promise<Site> {
  await using opened = new AsyncDisposableStack()
  const logger = pino({ level: environment.logLevel, base: null })
  if (!environment.databaseUrl) opened.defer(takeDataDirectory(environment.dataDirectory))
  const database = await openDatabase(environment, logger, { connect, migrate })
  opened.defer(database.close)
  const { pool } = database.connection
  await migrateAuth(pool, authMigrationsFolder)
  const carrier = letterCarrier(environment)
  const server = openBackend({
    settings,
    pool,
    keys: await keysOf(environment, settings, signingKeysFile),
    secret: await readAppSecret(environment),
    now,
    sendMail: carrier.sendMail,
    sendSms: carrier.sendSms,
    log: logger,
  })
  const { trustsProxy } = environment
  const door = createAuthDoor({
    server,
    security: [],
    ownOrigin: new URL(settings.publicUrl).origin,
    trustsProxy,
  })
  let count = 0
  const httpServer = createServer((request, response) => {
    const refusal = authRefusalOf(request)
    const [path = ''] = (request.url ?? '').split('?')
    if (refusal || !isAuthPath(path)) {
      response.writeHead(refusal?.status ?? 404).end()
      return
    }
    door(request, response, String(++count)).catch((error: unknown) => {
      logger.error({ err: error }, 'request failed')
      response.destroy()
    })
  })
  const kept = opened.move()
  kept.defer(() => drain(httpServer))
  const bound = await listen(httpServer, port, environment.host)
  return {
    url: `http://localhost:${bound}${authPrefix.replace(/\/$/, '')}`,
    close: () => kept.disposeAsync(),
  }
}

async function keysOf(
  { dataDirectory }: Environment,
  { sessions, keys }: Pick<AuthConfiguration, 'sessions' | 'keys'>,
  file: string | undefined,
): Promise<SigningKeys> {
  const tokenLife = sessions.accessTokenSeconds
  if (file) return givenSigningKeys(JSON.parse(await readFile(file, 'utf8')), { tokenLife, now })
  if (keys.jwtSecret) return secretSigningKeys(keys.jwtSecret, { tokenLife })
  return keptSigningKeys({ store: fileKeyStore(join(dataDirectory, 'auth-keys.json')), tokenLife, now })
}
