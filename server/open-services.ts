import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { pino, type Logger } from 'pino'
import { openSiteContent, storageIn } from '#app/content/site-content.ts'
import type { Services } from '#app/http/context.ts'
import type { MaintenanceInForce } from '#app/http/maintenance/maintenance.server.ts'
import type { RouteRulesInForce } from '#app/http/route-rules.server.ts'
import { systemClock } from '#app/outside/clock.ts'
import { openFiles } from '#app/outside/files/open-files.server.ts'
import { outboxTransport, type MailTransport } from '#app/outside/mail/mail-transport.ts'
import { smtpTransport } from '#app/outside/mail/smtp-transport.server.ts'
import { spareStrangers } from '#app/outside/mail/spare-strangers.ts'
import { gatewayTransport } from '#app/outside/sms/gateway-transport.server.ts'
import { outboxSmsTransport } from '#app/outside/sms/sms-transport.ts'
import { stravaClient } from '#app/outside/strava/strava-client.server.ts'
import { readInfo } from '#content/collections/info.ts'
import type { AuthServer } from '@allure/auth-server'
import { answerBrokenRequests, notReadyYet } from '@allure/auth-server/standalone/listener'
import { readImageManifest, textOfProblem } from '@allure/content-engine'
import { openIcons } from '@allure/content-engine/icons'
import { IMAGE_FOLDER } from '@allure/content-engine/images'
import { QueryProcess } from '@allure/content-engine/wire'
import { openAuth } from './accounts/auth.ts'
import { imageFolder, type ServiceTools } from './build.ts'
import { openDatabase, type OpenDatabase } from './database.ts'
import type { Environment } from './environment.ts'
import { openAccessLog, type AccessLog } from './http/access-log.ts'
import type { SiteFacts } from './http/exchange.ts'
import { redactPath } from './http/redact-path.ts'
import { securityHeaders } from './http/security-headers.ts'
import { readAppSecret } from './process/app-secret.ts'
import { takeDataDirectory } from './process/data-directory.ts'
import { errorFacts } from './process/error-facts.ts'
import { listen } from './process/listen.ts'

export type OpenServices = SiteFacts & {
  services: Services
  authServer: AuthServer | undefined
  localUrl: string
  database: OpenDatabase
  routeRules: RouteRulesInForce
  maintenance: MaintenanceInForce
  queries: QueryProcess
  server: Server
  accessLog: AccessLog
  logger: Logger
}

const limits = {
  maxHeaderSize: 16_384,
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 20_000,
  // How often the two patiences above are looked at: every half minute otherwise.
  connectionsCheckingInterval: 5_000,
}

function mailOf({ smtpUrl, isProduction }: Environment, content: Services['content']): MailTransport {
  if (!smtpUrl) return outboxTransport
  const transport = smtpTransport(smtpUrl)
  if (!isProduction) return transport
  return spareStrangers(transport, async (address) => {
    const { sample, email } = await readInfo(content, 'entreprise')
    return sample && address === email
  })
}

/** Opens all that answers need; the port is taken, and answers « not ready » until somebody serves it. */
export async function openServices(
  environment: Environment,
  tools: ServiceTools,
  opened: AsyncDisposableStack,
): Promise<OpenServices> {
  const { dataDirectory, isProduction, isInMaintenance, mailFrom, smsUrl, stripe, strava } = environment
  const logger = pino({
    level: environment.logLevel,
    base: null,
    serializers: { err: errorFacts, path: redactPath },
  })
  const onRejection = (err: unknown) => logger.error({ err }, 'failed, and nobody waited for it')
  process.on('unhandledRejection', onRejection)
  opened.defer(() => void process.off('unhandledRejection', onRejection))
  opened.defer(takeDataDirectory(dataDirectory))
  const accessLog = openAccessLog(!logger.isLevelEnabled('info'))
  opened.defer(accessLog.flush)
  const openedDatabase = await openDatabase(environment, logger, tools)
  opened.defer(openedDatabase.close)
  const { database, pool } = openedDatabase.connection
  const content = await openSiteContent({
    showsSamples: environment.showsSamples,
    now: systemClock.now,
    storagePath: storageIn(dataDirectory),
    overlay: { read: () => tools.readEdits(database) },
    onRefusedEdit: (problems) =>
      logger.warn({ problems: problems.map(textOfProblem) }, 'edit not shown, its file is'),
  })
  opened.defer(() => content.close())
  const queries = new QueryProcess({ storagePath: content.storagePath })
  opened.defer(() => queries.close())
  const routeRules = await tools.openRouteRules(database)
  const maintenance = await tools.openMaintenance(database, isInMaintenance)
  const server = createServer(limits, notReadyYet)
  answerBrokenRequests(server)
  opened.defer(() => void server.close())
  const localUrl = `http://localhost:${await listen(server, environment.port, environment.host)}`
  const siteUrl = environment.siteUrl ?? localUrl
  const appSecret = await readAppSecret(environment)
  const sms = smsUrl ? gatewayTransport(smsUrl) : outboxSmsTransport
  const common = { database, content, clock: systemClock, siteUrl, appSecret, sms, logger }
  const auth = await openAuth(environment, tools, { ...common, pool })
  opened.defer(auth.close)
  const onTrouble = (message: string) => logger.warn({}, message)
  const fake = {
    folder: join(dataDirectory, 'fake-payments'),
    appSecret,
    siteUrl,
    webhookUrl: `${localUrl}/paiement/annonces`,
    now: systemClock.now,
    onTrouble,
  }
  const keyNotTold = (error: unknown) => logger.error({ err: error }, 'state of the payment key not told')
  const onKeyRefused = () => void tools.tellKeyRefused(common).catch(keyNotTold)
  const onKeyTaken = () => void tools.endKeyRefused(common).catch(keyNotTold)
  const services: Services = {
    ...common,
    auth: auth.access,
    images: await readImageManifest(imageFolder),
    readImageFile: (name) => readFile(join(imageFolder, IMAGE_FOLDER, name)),
    files: openFiles(dataDirectory, environment.s3),
    icons: openIcons({ serviceHosts: environment.iconServiceHosts }),
    mail: mailOf(environment, content),
    mailFrom,
    payment: await tools.openPayment({ stripe, isProduction, fake, onKeyRefused, onKeyTaken }),
    strava: strava && stravaClient(strava, { clock: systemClock, onTrouble }),
    routeRules,
    visits: new tools.VisitCounter(),
    sharesDatabase: environment.databaseUrl !== undefined,
    isProduction,
    maintenance,
  }
  return {
    services,
    authServer: auth.server,
    localUrl,
    database: openedDatabase,
    routeRules,
    maintenance,
    queries,
    server,
    accessLog,
    logger,
    security: securityHeaders(environment),
    ownOrigin: new URL(siteUrl).origin,
    trustsProxy: environment.trustsProxy,
  }
}
