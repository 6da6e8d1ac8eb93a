import { firstStartLines } from './accounts/first-start.ts'
import { builtAt, clientFolder, loadBuiltApplication, shellUrl } from './build.ts'
import { followChanges } from './content/follow-changes.ts'
import { followEdits } from './content/live-content.ts'
import { onNewDay } from './content/new-day.ts'
import { closeImageFiles, openImageFiles } from './content/open-image-files.ts'
import { bringSampleSeason } from './content/sample-season.ts'
import { takeContent } from './content/taken-content.ts'
import type { Environment } from './environment.ts'
import { layFoundation } from './foundation.ts'
import { createAuthDoor } from './http/auth-door.ts'
import { PageCache } from './http/cache/page-cache.ts'
import { createContentWire } from './http/content-wire.ts'
import { createListener } from './http/listener.ts'
import { createReadyDoor } from './http/ready-door.ts'
import { securityHeaders } from './http/security-headers.ts'
import { filesIn, readStaticFiles } from './http/static-files.ts'
import { startJobs } from './jobs.ts'
import { drain } from './process/drain.ts'

export type Site = { url: string; close: () => Promise<void> }

type StartedSite = Site & { firstLines: () => Promise<string[]> }

/** Starts the built site. `close` drains the requests first, then ends everything in the opposite order. */
export async function startSite(environment: Environment): Promise<StartedSite> {
  await using opened = new AsyncDisposableStack()
  const built = await loadBuiltApplication()
  const foundation = await layFoundation(environment, built, opened)
  const { services, authServer, localUrl, database, routeRules, queries, server, accessLog, logger } =
    foundation
  await bringSampleSeason(built, services, environment)
  const security = securityHeaders(environment)
  const files = readStaticFiles([...filesIn(clientFolder), ...openImageFiles(services)], security)
  const { dataDirectory } = environment
  const { pool } = database.connection
  const jobs = await startJobs({ pool, dataDirectory }, built.tasks(services), logger)
  opened.defer(jobs.stop)
  const pages = new PageCache()
  const rulesElsewhere = {
    channel: built.routeRulesChannel,
    readAgain: async () => {
      if (await routeRules.reload()) pages.clear()
    },
  }
  const changes = await followChanges(
    database.directUrl,
    [
      rulesElsewhere,
      followEdits(services.content, built.contentEditsChannel),
      ...built.pageDrops.map(({ channel, isTouched }) => ({
        channel,
        readAgain: async () => pages.drop(isTouched),
      })),
    ],
    logger,
  )
  opened.defer(() => changes.close())
  const taken = await takeContent(services.content, () => built.takeContentIn(services), logger)
  opened.defer(taken.close)
  opened.defer(
    services.content.onChange((change) => {
      pages.drop((reading) => change.touches(reading))
      closeImageFiles(files, services)
    }),
  )
  opened.defer(
    onNewDay(services.clock.now, () => {
      services.content.reload().then(
        () => {
          pages.clear()
          closeImageFiles(files, services)
          taken.again()
        },
        (error: unknown) => logger.error({ err: error }, 'content not read again'),
      )
    }),
  )
  for (const problem of await built.publicationProblems(services))
    logger.warn({ problem }, 'hidden from the site')
  const ownOrigin = new URL(services.siteUrl).origin
  const { trustsProxy } = environment
  const wire = { content: services.content, queries }
  const application = built.createApplication(services, shellUrl(), builtAt())
  const { openVisitor, answerReady } = application
  let isDraining = false
  server.removeAllListeners('request').on(
    'request',
    createListener({
      application,
      postRules: built.postRules,
      contentWire: createContentWire({ wire, pages, security, ownOrigin, trustsProxy, openVisitor }),
      readyDoor: createReadyDoor({ answerReady, security, trustsProxy }),
      authDoor: authServer && createAuthDoor({ server: authServer, security, ownOrigin, trustsProxy }),
      pages,
      files,
      security,
      accessLog,
      ownOrigin,
      trustsProxy,
      isReady: async () => !isDraining && database.isReachable(),
      onError: (error, id) => logger.error({ err: error, id }, 'request failed'),
    }),
  )
  opened.defer(async () => {
    isDraining = true
    await drain(server)
  })
  const kept = opened.move()
  return {
    url: localUrl,
    firstLines: () => firstStartLines(built, services, environment),
    close: () => kept.disposeAsync(),
  }
}
