import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Pool } from 'pg'
import { pino, type Logger } from 'pino'
import { openAuthServer, type AuthServer } from '../auth-server.ts'
import { databaseKeyStore } from '../keys/database-key-store.ts'
import { givenSigningKeys, secretSigningKeys, type KeyTimes, type SigningKeys } from '../keys/signing-keys.ts'
import { storedSigningKeys, type StoredSigningKeys } from '../keys/stored-signing-keys.ts'
import { migrateAuth } from '../migrations/migrate-auth.ts'
import { openPool } from '../postgres.ts'
import {
  ConfigurationError,
  readJsonFile,
  type Configuration,
  type StandaloneEnvironment,
} from './configuration.ts'
import { answerBrokenRequests, authListener, drain, notReadyYet } from './listener.ts'
import { senders } from './senders.ts'

type Fallbacks = {
  openDatabase?: () => Promise<{ url: string; close: () => Promise<void> }>
  readSecret?: () => Promise<string>
}

const now = () => new Date()

/** Serves the service by itself at `/auth/v1`, its schema brought up to date. Port 0 takes a free one. */
export async function startStandalone(
  { signingKeysFile, ...configuration }: Configuration,
  port: number,
  environment: StandaloneEnvironment,
  fallbacks: Fallbacks = {},
): Promise<{ url: string; close: () => Promise<void> }> {
  await using opened = new AsyncDisposableStack()
  const log = pino({ level: environment.LOG_LEVEL, base: null })
  // Keys and port before the database: what cannot be had is said at once.
  const times = { tokenLife: configuration.sessions.accessTokenSeconds, now }
  const givenKeys = await givenKeysOf(signingKeysFile, configuration.keys.jwtSecret, times)
  const httpServer = createServer(notReadyYet)
  answerBrokenRequests(httpServer)
  await once(httpServer.listen(port, environment.HOST), 'listening')
  const localUrl = `http://localhost:${(httpServer.address() as AddressInfo).port}`
  opened.defer(() => void httpServer.close())
  const pool = await poolOf(environment, fallbacks, opened, log)
  await migrateAuth(pool)
  const secret = environment.APP_SECRET ?? (await fallbacks.readSecret?.())
  if (!secret) throw new ConfigurationError('APP_SECRET: 32 characters or more are needed.')
  const store = databaseKeyStore(pool, secret)
  const keys = givenKeys ?? (await storedSigningKeys({ store, ...times }))
  const publicUrl = configuration.publicUrl ?? `${localUrl}/auth/v1`
  const server = openAuthServer({
    settings: { ...configuration, siteUrl: configuration.siteUrl ?? localUrl, publicUrl },
    pool,
    keys,
    secret,
    now,
    ...senders(environment),
    sharesDatabase: environment.DATABASE_URL !== undefined,
    log,
  })
  opened.defer(await startMaintenance(server, keys, log))
  const { origin } = new URL(publicUrl)
  const listener = authListener({ server, origin, trustsProxy: environment.TRUST_PROXY, log })
  httpServer.removeAllListeners('request').on('request', listener)
  opened.defer(() => drain(httpServer))
  const kept = opened.move()
  return { url: `${localUrl}/auth/v1`, close: () => kept.disposeAsync() }
}

async function givenKeysOf(
  file: string | undefined,
  jwtSecret: string | undefined,
  times: KeyTimes,
): Promise<SigningKeys | undefined> {
  if (!file) return jwtSecret ? secretSigningKeys(jwtSecret, times) : undefined
  const jwkSet = await readJsonFile(file)
  return givenSigningKeys(jwkSet, times).catch((error: unknown) => {
    throw new ConfigurationError(`${file}: ${error instanceof Error ? error.message : 'no keys'}`)
  })
}

async function poolOf(
  { DATABASE_URL: databaseUrl }: StandaloneEnvironment,
  { openDatabase }: Fallbacks,
  opened: AsyncDisposableStack,
  log: Logger,
): Promise<Pool> {
  const own = databaseUrl ? undefined : await openDatabase?.()
  if (own) opened.defer(own.close)
  const connectionString = databaseUrl ?? own?.url
  if (!connectionString) throw new ConfigurationError('DATABASE_URL: the address of a PostgreSQL is needed.')
  const pool = openPool(connectionString, {
    applicationName: 'auth-server',
    // The whole error holds the connection's secrets.
    onError: ({ message }) => log.error({ reason: message }, 'database connection lost'),
  })
  opened.defer(() => pool.end())
  return pool
}

const oneDay = 86_400_000
// Ms. A key another instance has made signs ten minutes later.
const keyReadInterval = 240_000

async function startMaintenance(server: AuthServer, keys: SigningKeys | StoredSigningKeys, log: Logger) {
  const attempt = (work: () => Promise<unknown>) => () =>
    work().catch((error: unknown) => log.error({ err: error }, 'maintenance failed'))
  const rotate = attempt(async () => 'rotateWhenDue' in keys && keys.rotateWhenDue())
  const forget = attempt(() => server.forgetExpired())
  const daily = async () => {
    await rotate()
    await forget()
  }
  await daily()
  const readAgain = attempt(async () => 'readAgain' in keys && keys.readAgain())
  const timers = [setInterval(daily, oneDay).unref(), setInterval(readAgain, keyReadInterval).unref()]
  return () => timers.forEach((timer) => clearInterval(timer))
}
