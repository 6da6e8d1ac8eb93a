import { RouterContextProvider } from 'react-router'
import { requestContext, servicesContext, type Services } from '#app/context.ts'
import { standingClock } from '#app/outside/clock.ts'
import { outboxCarrier } from '#app/outside/mail/outbox-carrier.ts'
import { openIcons } from '#content-engine/icons/icon-source.ts'
import { openSiteContent } from '#content/site-content.ts'
import type { Database } from '#db/database.ts'

const content = await openSiteContent({ showsSamples: true, now: () => new Date() })
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
    icons: openIcons({ serviceHosts: [] }),
    clock: standingClock(now),
    mail: outboxCarrier,
    mailFrom: undefined,
    routeRules: { current: () => [] },
    logger: silent,
    siteUrl: 'http://localhost',
    isProduction: false,
    isInMaintenance: false,
  }
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(requestContext, {
    id: 'test',
    address,
    shellUrl: '/shell.js',
    standing: async () => 'visitor',
  })
  return context
}

/** A form as a browser without a script sends it. */
export function post(path: string, fields: Record<string, string>): Request {
  return new Request(`http://localhost${path}`, { method: 'POST', body: new URLSearchParams(fields) })
}
