import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { pino, type Logger } from 'pino'
import { smtpCarrier } from '../../../../app/outside/mail/smtp-carrier.server.ts'
import { gatewayCarrier } from '../../../../app/outside/sms/gateway-carrier.server.ts'
import { connect } from '../../../../db/database.ts'
import { migrate } from '../../../../db/migrate.ts'
import { openDatabase } from '../../../../server/database.ts'
import type { Environment } from '../../../../server/environment.ts'
import { createAuthDoor, authRefusalOf, isAuthPath } from '../../../../server/http/auth-door.ts'
import { answerBrokenRequests } from '../../../../server/http/broken-requests.ts'
import { notReadyYet } from '../../../../server/http/not-ready-yet.ts'
import type { Refusal } from '../../../../server/http/refusal.ts'
import { BodyTooLargeError } from '../../../../server/http/web-request.ts'
import { readAppSecret } from '../../../../server/process/app-secret.ts'
import { takeDataDirectory } from '../../../../server/process/data-directory.ts'
import { drain } from '../../../../server/process/drain.ts'
import { listen } from '../../../../server/process/listen.ts'
import type { Site } from '../../../../server/site.ts'
import type { AuthServer } from '../auth-server.ts'
import { databaseKeyStore } from '../keys/database-key-store.ts'
import type { KeptSigningKeys } from '../keys/kept-signing-keys.ts'
import type { AuthLetter } from '../mail/auth-letter.ts'
import { migrateAuth } from '../migrations/migrate-auth.ts'
import { authMigrationsFolder } from '../migrations/migrations-folder.ts'
import { openBackend } from '../open-backend.ts'
import type { AuthConfiguration } from './configuration.ts'
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

/** The way of a request when nothing but the service is there. */
function authListener(door: ReturnType<typeof createAuthDoor>, logger: Logger): RequestListener {
  let count = 0
  return (request, response) => {
    const id = String(++count)
    const [path = ''] = (request.url ?? '').split('?')
    const refusal = authRefusalOf(request)
    if (refusal) return refuse(response, refusal)
    if (!isAuthPath(path)) return refuse(response, { status: 404, text: 'Not found' })
    door(request, response, id).catch((error: unknown) => {
      if (error instanceof BodyTooLargeError) return refuse(response, { status: 413, text: 'Body too large' })
      // Whoever asked has left.
      if (response.destroyed) return
      logger.error({ err: error, id }, 'request failed')
      response.destroy()
    })
  }
}

function refuse(response: ServerResponse, { status, text, headers = [] }: Refusal): void {
  const plain = ['content-type', 'text/plain; charset=utf-8', 'cache-control', 'no-store']
  response.writeHead(status, [...plain, ...headers.flat(), 'connection', 'close']).end(`${text}\n`)
}

/**
 * Carries what the service sends when it runs without the site: by SMTP and the SMS gateway when they are set, in plain
 * words; otherwise each is a line on the standard output, which is then the outbox.
 */
function letterCarrier({ smtpUrl, mailFrom, smsUrl }: Environment) {
  const mail = smtpUrl ? smtpCarrier(smtpUrl) : undefined
  const sms = smsUrl ? gatewayCarrier(smsUrl) : undefined
  return {
    async sendMail(letter: AuthLetter): Promise<void> {
      if (!mail) return say({ mail: letter })
      const text = [letter.link?.url, `Code : ${letter.otp}`].filter(Boolean).join('\n\n')
      const from = mailFrom ?? 'auth@localhost'
      await mail.deliver({ from, to: letter.to, replyTo: null, subject: letter.kind, html: '', text })
    },
    async sendSms(message: { to: string; text: string }): Promise<void> {
      if (!sms) return say({ sms: message })
      await sms.deliver(message)
    },
  }
}

function say(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

const day = 86_400_000

// Ms. Another instance may have made a key, which signs ten minutes later.
const betweenLooks = 240_000

/** What the site's nightly jobs do when the service runs without it. Returns how to stop it. `keys`: its own, if it has some. */
async function keepUp(
  server: AuthServer,
  keys: KeptSigningKeys | undefined,
  logger: Logger,
): Promise<() => void> {
  const attempt = (work: () => Promise<unknown>) => () =>
    work().catch((error: unknown) => logger.error({ err: error }, 'upkeep failed'))
  const daily = attempt(async () => {
    await keys?.rotateWhenDue()
    await server.forgetExpired()
  })
  await daily()
  const timers = [
    setInterval(daily, day),
    setInterval(
      attempt(async () => keys?.readAgain()),
      betweenLooks,
    ),
  ]
  for (const timer of timers) timer.unref()
  return () => timers.forEach((timer) => clearInterval(timer))
}
