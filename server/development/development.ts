import { fileURLToPath } from 'node:url'
import { createServer as createVite, isRunnableDevEnvironment } from 'vite'
import * as serviceTools from '#app/entry.services.ts'
import { scriptHashesHeader } from '#app/http/page/inward-headers.ts'
import { drain } from '@allure/auth-server/standalone/listener'
import { firstStartLines } from '../accounts/first-start.ts'
import type { BuiltApplication } from '../build.ts'
import { type Environment, readEnvironment } from '../environment.ts'
import { PageCache } from '../http/cache/page-cache.ts'
import { contentSecurityPolicy } from '../http/content-security-policy.ts'
import { createListener } from '../http/listener.ts'
import { openServices } from '../open-services.ts'
import { reportStartFailure } from '../process/start-failure.ts'
import { stopOnSignals } from '../process/stop-on-signals.ts'
import { whenDatabaseAnswers } from '../process/when-database-answers.ts'
import { startWork } from '../start-work.ts'
import { watchContent } from './development-content.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const stopWith = stopOnSignals()
try {
  const environment = readEnvironment(process.env)
  await whenDatabaseAnswers(environment, () => startDevelopmentSite(environment))
} catch (error) {
  reportStartFailure(error)
}

/** The site from its sources: nothing is cached, a change shows at once, a broken content file shows its problems. */
async function startDevelopmentSite(environment: Environment): Promise<void> {
  await using opened = new AsyncDisposableStack()
  const tools = {
    ...serviceTools,
    // Written with the pages' own pieces, which Vite loads.
    queueAccountEmail: async (...email: Parameters<BuiltApplication['queueAccountEmail']>) =>
      (await load()).queueAccountEmail(...email),
    accountPolicy: async (...of: Parameters<BuiltApplication['accountPolicy']>) =>
      (await load()).accountPolicy(...of),
  }
  const open = await openServices(environment, tools, opened)
  const { services, server } = open
  const vite = await createVite({ root, appType: 'custom', server: { middlewareMode: { server } } })
  opened.defer(() => vite.close())
  const content = watchContent(vite.watcher, services.content)
  const load = async (): Promise<BuiltApplication> => {
    const { ssr } = vite.environments
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no server environment to run.')
    return ssr.runner.import('/app/entry.application.ts')
  }
  const pages = new PageCache({ isOff: true })
  await startWork(open, environment, { load, pages }, opened)
  const startedAt = Date.now()
  const application = async () => (await load()).createApplication(services, '/app/shell/shell.ts', startedAt)
  const listen = createListener({
    ...open,
    application: {
      ...(await application()),
      async fetch(request, facts) {
        const broken = await content.problemPage()
        if (broken) return broken
        return withDevelopmentPolicy(await (await application()).fetch(request, facts))
      },
    },
    pages,
    files: new Map(),
  })
  server
    .removeAllListeners('request')
    .on('request', (request, response) =>
      vite.middlewares(request, response, () => listen(request, response)),
    )
  opened.defer(() => drain(server))
  const kept = opened.move()
  stopWith(() => kept.disposeAsync())
  process.stdout.write(`ready ${open.localUrl}\n`)
  for (const line of await firstStartLines(await load(), services, environment))
    process.stdout.write(`${line}\n`)
}

async function withDevelopmentPolicy(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const page = Buffer.from(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  const policy = contentSecurityPolicy(response.headers.get(scriptHashesHeader))
    .replace("connect-src 'self'", "connect-src 'self' ws:")
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
  headers.set('content-security-policy', policy)
  return new Response(page, { status: response.status, headers })
}
