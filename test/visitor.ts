import { RouterContextProvider } from 'react-router'
import { openSiteContent } from '#app/content/site-content.ts'
import { VisitCounter } from '#app/domain/visits/counter.ts'
import { requestContext, servicesContext, visitorContext as visitorOfRequest } from '#app/http/context.ts'
import type { Services } from '#app/http/context.ts'
import { standingClock } from '#app/outside/clock.ts'
import { outboxTransport } from '#app/outside/mail/mail-transport.ts'
import { outboxSmsTransport } from '#app/outside/sms/sms-transport.ts'
import { openVisitor } from '#app/session/visitor.server.ts'
import type { Database } from '#db/database.ts'
import { openIcons } from '@allure/content-engine/icons'

const content = await openSiteContent({ showsSamples: true, now: () => new Date() })
const nowhere = {
  url: 'http://localhost',
  anonKey: 'none',
  proofHours: 12,
  serviceRoleKey: 'none',
  fetchFor: () => fetch,
  providers: async () => [],
}
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** What a loader or an action gets, around a test's own database; the clock stands still. */
export function visitorContext(
  database: Database,
  { address = '192.0.2.1', now = '2026-11-20T10:00:00Z' } = {},
) {
  const services: Services = {
    database,
    content,
    images: {},
    files: {} as Services['files'],
    readImageFile: async (name) => {
      throw new Error(`There are no images: ${name}`)
    },
    icons: openIcons({ serviceHosts: [] }),
    clock: standingClock(now),
    mail: outboxTransport,
    sms: outboxSmsTransport,
    mailFrom: undefined,
    payment: undefined,
    strava: undefined,
    auth: nowhere,
    appSecret: 'a secret of the tests, long enough',
    routeRules: { current: () => [] },
    visits: new VisitCounter(),
    logger: silent,
    siteUrl: 'http://localhost',
    sharesDatabase: false,
    isProduction: false,
    maintenance: { current: () => undefined },
  }
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(requestContext, { id: 'test', address, isFromThisMachine: true, shellUrl: '/shell.js' })
  context.set(visitorOfRequest, openVisitor(services, new Request('http://localhost/'), address))
  return context
}

/** A form as a browser without a script sends it. */
export function post(path: string, fields: Record<string, string>): Request {
  return new Request(`http://localhost${path}`, { method: 'POST', body: new URLSearchParams(fields) })
}
