import { createServer, type Server } from 'node:http'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { openSiteContent } from '#content/site-content.ts'
import { systemClock, type Clock } from '#app/outside/clock.ts'
import { outboxCarrier } from '#app/outside/mail/outbox-carrier.ts'
import { smtpCarrier } from '#app/outside/mail/smtp-carrier.server.ts'
import type { Services } from '#app/context.ts'
import { openDatabase } from './database.ts'
import { takeDataDirectory } from './data-directory.ts'
import type { Environment } from './environment.ts'
import { openAccessLog } from './http/access-log.ts'
import { answerBrokenRequests } from './http/broken-requests.ts'
import { createListener } from './http/listener.ts'
import { PageCache } from './http/page-cache.ts'
import { securityHeaders } from './http/security-headers.ts'
import { readStaticFiles } from './http/static-files.ts'
import { startJobs } from './jobs.ts'
import { listen } from './listen.ts'

const project = fileURLToPath(new URL('..', import.meta.url))
const clientFolder = join(project, 'build/client')

export type Site = { url: string; server: Server; close: () => Promise<void> }

/** Starts everything the site is: data directory, database, content, jobs, pages. `close` ends it in the right order. */
export async function startSite(environment: Environment, { clock = systemClock }: { clock?: Clock } = {}): Promise<Site> {
  const logger = pino({ level: environment.logLevel, base: null })
  const giveBack = takeDataDirectory(environment.dataDirectory)
  const database = await openDatabase(environment, logger)
  const content = await openSiteContent({ showsSamples: environment.showsSamples, now: clock.now() })
  const server = createServer({ maxHeaderSize: 16_384, headersTimeout: 15_000, requestTimeout: 30_000, keepAliveTimeout: 20_000 })
  const port = await listen(server, environment.port, environment.host)
  const siteUrl = environment.siteUrl ?? `http://localhost:${port}`
  const services: Services = {
    database: database.connection.database,
    content,
    clock,
    mail: environment.smtpUrl ? smtpCarrier(environment.smtpUrl) : outboxCarrier,
    mailFrom: environment.mailFrom,
    logger,
    siteUrl,
    isProduction: environment.isProduction,
    isInMaintenance: environment.isInMaintenance,
  }
  const built: typeof import('./application.ts') = await import(join(project, 'build/server/index.js'))
  const jobs = await startJobs(database.connection.pool, built.tasks(services), logger)
  const accessLog = openAccessLog(environment.logLevel === 'silent')
  const security = securityHeaders(environment)
  let isDraining = false
  server.on(
    'request',
    createListener({
      application: built.createApplication(services, shellUrl()),
      pages: new PageCache(),
      files: await readStaticFiles([clientFolder], security),
      security,
      accessLog,
      ownOrigins: new Set([new URL(siteUrl).origin]),
      trustsProxy: environment.trustsProxy,
      isReady: async () => !isDraining && database.isReachable(),
      onError: (error, id) => logger.error({ err: error, id }, 'request failed'),
    }),
  )
  answerBrokenRequests(server)
  return {
    url: siteUrl,
    server,
    async close() {
      isDraining = true
      await drain(server)
      await jobs.stop()
      await database.close()
      accessLog.flush()
      giveBack()
    },
  }
}

const drainPatience = 10_000

async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), drainPatience)
  await closed
  clearTimeout(timer)
}

function shellUrl(): string {
  const file = join(clientFolder, '.vite/manifest.json')
  if (!existsSync(file)) throw new Error('The site is not built: run `npm run build`.')
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(file, 'utf8'))
  const shell = manifest['app/shell/shell.ts']
  if (!shell) throw new Error('The build has no shell script.')
  return `/${shell.file}`
}
