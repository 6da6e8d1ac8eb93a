import { fileURLToPath } from 'node:url'
import { createServer as createVite, isRunnableDevEnvironment } from 'vite'
import { contentEditsChannel, readEdits } from '#app/domain/content-edits/store.server.ts'
import { sendText } from '#app/domain/mail/store.server.ts'
import { postRules } from '#app/http/post-rules.ts'
import { openRouteRules, routeRulesChannel } from '#app/http/route-rules.server.ts'
import { openPayment } from '#app/outside/payment/open-payment.server.ts'
import { connect } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { databaseKeyStore, migrateAuth, openAuthServer, storedSigningKeys } from '@allure/auth-server'
import { firstStartLines } from '../accounts/first-start.ts'
import { followChanges } from '../content/follow-changes.ts'
import { followEdits } from '../content/live-content.ts'
import { bringSampleSeason } from '../content/sample-season.ts'
import { takeContent } from '../content/taken-content.ts'
import { readEnvironment } from '../environment.ts'
import { layFoundation } from '../foundation.ts'
import { createAuthDoor } from '../http/auth-door.ts'
import { PageCache } from '../http/cache/page-cache.ts'
import { contentSecurityPolicy } from '../http/content-security-policy.ts'
import { createContentWire } from '../http/content-wire.ts'
import { createListener } from '../http/listener.ts'
import { createReadyDoor } from '../http/ready-door.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { startJobs } from '../jobs.ts'
import { drain } from '../process/drain.ts'
import { reportStartFailure } from '../process/start-failure.ts'
import { stopOnSignals } from '../process/stop-on-signals.ts'
import { watchContent } from './development-content.ts'

type Application = typeof import('#app/entry.application.ts')

const root = fileURLToPath(new URL('../..', import.meta.url))

const stopWith = stopOnSignals()
try {
  await startDevelopmentSite()
} catch (error) {
  reportStartFailure(error)
}

/** The site from its sources: nothing is cached, a change shows at once, a broken content file shows its problems. */
async function startDevelopmentSite(): Promise<void> {
  const environment = readEnvironment(process.env)
  await using opened = new AsyncDisposableStack()
  const tools = {
    connect,
    migrate,
    openRouteRules,
    openPayment,
    readEdits,
    openAuthServer,
    databaseKeyStore,
    storedSigningKeys,
    migrateAuth,
    sendText,
    // Written with the pages' own pieces, which Vite loads.
    queueAccountEmail: async (...email: Parameters<Application['queueAccountEmail']>) =>
      (await load()).queueAccountEmail(...email),
  }
  const foundation = await layFoundation(environment, tools, opened)
  const { services, authServer, localUrl, database, routeRules, queries, server, accessLog, logger } =
    foundation
  const vite = await createVite({ root, appType: 'custom', server: { middlewareMode: { server } } })
  opened.defer(() => vite.close())
  const content = watchContent(vite.watcher, services.content)
  const load = async (): Promise<Application> => {
    const { ssr } = vite.environments
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no server environment to run.')
    return ssr.runner.import('/app/entry.application.ts')
  }
  const taken = await takeContent(
    services.content,
    async () => (await load()).takeContentIn(services),
    logger,
  )
  opened.defer(taken.close)
  await bringSampleSeason(await load(), services, environment)
  const { dataDirectory } = environment
  const { pool } = database.connection
  const jobs = await startJobs({ pool, dataDirectory }, (await load()).tasks(services), logger)
  opened.defer(jobs.stop)
  const changes = await followChanges(
    database.directUrl,
    [
      { channel: routeRulesChannel, readAgain: () => routeRules.reload() },
      followEdits(services.content, contentEditsChannel),
    ],
    logger,
  )
  opened.defer(() => changes.close())
  const startedAt = Date.now()
  const shared = {
    pages: new PageCache({ isOff: true }),
    security: securityHeaders(environment),
    ownOrigin: new URL(services.siteUrl).origin,
    trustsProxy: environment.trustsProxy,
  }
  const application = async () => (await load()).createApplication(services, '/app/shell/shell.ts', startedAt)
  const { openVisitor, answerReady } = await application()
  const listen = createListener({
    application: {
      openVisitor,
      answerReady,
      async fetch(request, facts) {
        const broken = await content.problemPage()
        if (broken) return broken
        return withDevelopmentPolicy(await (await application()).fetch(request, facts))
      },
    },
    ...shared,
    postRules,
    contentWire: createContentWire({ ...shared, openVisitor, wire: { content: services.content, queries } }),
    readyDoor: createReadyDoor({ ...shared, answerReady }),
    authDoor: authServer && createAuthDoor({ ...shared, server: authServer }),
    files: new Map(),
    accessLog,
    isReady: database.isReachable,
    onError: (error, id) => logger.error({ err: error, id }, 'request failed'),
  })
  server
    .removeAllListeners('request')
    .on('request', (request, response) =>
      vite.middlewares(request, response, () => listen(request, response)),
    )
  opened.defer(() => drain(server))
  const kept = opened.move()
  stopWith(() => kept.disposeAsync())
  process.stdout.write(`ready ${localUrl}\n`)
  for (const line of await firstStartLines(await load(), services, environment))
    process.stdout.write(`${line}\n`)
}

async function withDevelopmentPolicy(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const page = Buffer.from(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  const policy = contentSecurityPolicy(page)
    .replace("connect-src 'self'", "connect-src 'self' ws:")
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
  headers.set('content-security-policy', policy)
  return new Response(page, { status: response.status, headers })
}
