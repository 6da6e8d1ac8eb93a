import { pino } from 'pino'
import type { AdminSite } from '#app/commands/admin-verb.ts'
import { openSiteContent } from '#app/content/site-content.ts'
import { systemClock } from '#app/outside/clock.ts'
import { outboxSmsTransport } from '#app/outside/sms/sms-transport.ts'
import { stravaClient } from '#app/outside/strava/strava-client.server.ts'
import { openAuth } from '../accounts/auth.ts'
import { loadBuiltApplication } from '../build.ts'
import type { Environment } from '../environment.ts'
import { readAppSecret } from '../process/app-secret.ts'
import { openCommandDatabase } from './open-database.ts'

const usualPort = 3000

export async function openAdminSite(
  environment: Environment,
  opened: AsyncDisposableStack,
): Promise<AdminSite> {
  const built = await loadBuiltApplication()
  const { database, pool } = await openCommandDatabase(environment, opened)
  const content = await openSiteContent({
    showsSamples: true,
    now: systemClock.now,
    overlay: { read: () => built.readEdits(database) },
  })
  opened.defer(() => content.close())
  const siteUrl = environment.siteUrl ?? `http://localhost:${environment.port || usualPort}`
  const services = { database, content, clock: systemClock, siteUrl }
  const { access, close } = await openAuth(environment, built, {
    ...services,
    pool,
    sms: outboxSmsTransport,
    appSecret: await readAppSecret(environment),
    logger: pino({ level: 'silent' }),
  })
  opened.defer(close)
  const accounts = built.clubClient(access).auth.admin
  const strava =
    environment.strava && stravaClient(environment.strava, { clock: systemClock, onTrouble: () => undefined })
  return { built, services: { ...services, accounts, strava }, keepsMail: environment.smtpUrl === undefined }
}
