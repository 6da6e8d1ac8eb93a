import { drain, sayLeaving } from '@allure/auth-server/standalone/listener'
import { firstStartLines } from './accounts/first-start.ts'
import { builtAt, clientFolder, loadBuiltApplication, shellUrl } from './build.ts'
import { onNewDay } from './content/new-day.ts'
import { closeImageFiles, openImageFiles } from './content/open-image-files.ts'
import type { Environment } from './environment.ts'
import { PageCache } from './http/cache/page-cache.ts'
import { createListener } from './http/listener.ts'
import { filesIn, readStaticFiles } from './http/static-files.ts'
import { openServices } from './open-services.ts'
import { whenDatabaseAnswers } from './process/when-database-answers.ts'
import { startWork } from './start-work.ts'

type StartedSite = {
  url: string
  close: (notice?: number) => Promise<void>
  firstLines: () => Promise<string[]>
}

/** Starts the built site, anew when its own database dies meanwhile. `close` says so for some ms, drains the requests, then ends everything in the opposite order. */
export function startSite(environment: Environment): Promise<StartedSite> {
  return whenDatabaseAnswers(environment, () => startOnce(environment))
}

async function startOnce(environment: Environment): Promise<StartedSite> {
  await using opened = new AsyncDisposableStack()
  const built = await loadBuiltApplication()
  const open = await openServices(environment, built, opened)
  const { services, server, logger } = open
  const pages = new PageCache()
  const taken = await startWork(open, environment, { load: async () => built, pages }, opened)
  const files = readStaticFiles([...filesIn(clientFolder), ...openImageFiles(services)], open.security)
  opened.defer(
    services.content.onChange((change) => {
      pages.drop((reading) => change.touches(reading))
      closeImageFiles(files, services)
    }),
  )
  opened.defer(
    onNewDay(services.clock.now, async () => {
      try {
        await services.content.reload()
      } catch (error) {
        logger.error({ err: error }, 'content not read again')
        throw error
      }
      pages.clear()
      closeImageFiles(files, services)
      taken.again()
    }),
  )
  for (const problem of await built.publicationProblems(services))
    logger.warn({ problem }, 'hidden from the site')
  const application = built.createApplication(services, shellUrl(), builtAt())
  server.removeAllListeners('request').on('request', createListener({ ...open, application, pages, files }))
  opened.defer(() => drain(server))
  const kept = opened.move()
  return {
    url: open.localUrl,
    firstLines: () => firstStartLines(built, services, environment),
    async close(notice = 0) {
      await sayLeaving(server, notice)
      await kept.disposeAsync()
    },
  }
}
