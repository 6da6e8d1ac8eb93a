import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { pino, type Logger } from 'pino'
import { openSiteContent, storageIn } from '#app/content/site-content.ts'
import type { readEdits } from '#app/domain/content-edits/store.server.ts'
import type { Services } from '#app/http/context.ts'
import type { RouteRulesInForce, openRouteRules } from '#app/http/route-rules.server.ts'
import { systemClock } from '#app/outside/clock.ts'
import { outboxTransport } from '#app/outside/mail/mail-transport.ts'
import { smtpTransport } from '#app/outside/mail/smtp-transport.server.ts'
import type { openPayment } from '#app/outside/payment/open-payment.server.ts'
import { gatewayTransport } from '#app/outside/sms/gateway-transport.server.ts'
import { outboxSmsTransport } from '#app/outside/sms/sms-transport.ts'
import type { AuthServer } from '@allure/auth-server'
import { readImageManifest, textOfProblem } from '@allure/content-engine'
import { openIcons } from '@allure/content-engine/icons'
import { IMAGE_FOLDER } from '@allure/content-engine/images'
import { openQueryProcess, type QueryProcess } from '@allure/content-engine/wire'
import { openAuth, type AuthTools } from './accounts/auth.ts'
import { imageFolder } from './build.ts'
import { openDatabase, type DatabaseTools, type OpenDatabase } from './database.ts'
import type { Environment } from './environment.ts'
import { openAccessLog, type AccessLog } from './http/access-log.ts'
import { answerBrokenRequests } from './http/broken-requests.ts'
import { notReadyYet } from './http/not-ready-yet.ts'
import { toldPath } from './http/told-path.ts'
import { readAppSecret } from './process/app-secret.ts'
import { takeDataDirectory } from './process/data-directory.ts'
import { errorFacts } from './process/error-facts.ts'
import { listen } from './process/listen.ts'

type Foundation = {
  services: Services
  authServer: AuthServer | undefined
  localUrl: string
  database: OpenDatabase
  routeRules: RouteRulesInForce
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

export async function layFoundation(
  environment: Environment,
  tools: DatabaseTools &
    AuthTools &
    PaymentTools & { openRouteRules: typeof openRouteRules; readEdits: typeof readEdits },
  opened: AsyncDisposableStack,
): Promise<Foundation> {
  const logger = pino({
    level: environment.logLevel,
    base: null,
    serializers: { err: errorFacts, path: toldPath },
  })
  opened.defer(takeDataDirectory(environment.dataDirectory))
  const accessLog = openAccessLog(environment.logLevel === 'silent')
  opened.defer(accessLog.flush)
  const database = await openDatabase(environment, logger, tools)
  opened.defer(database.close)
  const content = await openSiteContent({
    showsSamples: environment.showsSamples,
    now: systemClock.now,
    storagePath: storageIn(environment.dataDirectory),
    overlay: { read: () => tools.readEdits(database.connection.database) },
    onRefusedEdit: (problems) =>
      logger.warn({ problems: problems.map(textOfProblem) }, 'edit not shown, its file is'),
  })
  opened.defer(() => content.close())
  const queries = openQueryProcess({ storagePath: content.storagePath })
  opened.defer(() => queries.close())
  const routeRules = await tools.openRouteRules(database.connection.database)
  const server = createServer(limits, notReadyYet)
  answerBrokenRequests(server)
  const port = await listen(server, environment.port, environment.host)
  const localUrl = `http://localhost:${port}`
  const siteUrl = environment.siteUrl ?? localUrl
  const outside = {
    database: database.connection.database,
    content,
    clock: systemClock,
    siteUrl,
    appSecret: await readAppSecret(environment),
    sms: environment.smsUrl ? gatewayTransport(environment.smsUrl) : outboxSmsTransport,
  }
  const auth = await openAuth(environment, tools, { ...outside, pool: database.connection.pool, logger })
  opened.defer(auth.close)
  const services: Services = {
    ...outside,
    auth: auth.access,
    images: await readImageManifest(imageFolder),
    readImageFile: (name) => readFile(join(imageFolder, IMAGE_FOLDER, name)),
    icons: openIcons({ serviceHosts: environment.iconServiceHosts }),
    mail: environment.smtpUrl ? smtpTransport(environment.smtpUrl) : outboxTransport,
    mailFrom: environment.mailFrom,
    payment: await openPaymentOf(environment, tools, { ...outside, localUrl, logger }),
    routeRules,
    logger,
    isProduction: environment.isProduction,
    isInMaintenance: environment.isInMaintenance,
  }
  return {
    services,
    authServer: auth.server,
    localUrl,
    database,
    routeRules,
    queries,
    server,
    accessLog,
    logger,
  }
}

type PaymentTools = { openPayment: typeof openPayment }

type Parts = Pick<Services, 'siteUrl' | 'appSecret' | 'clock' | 'logger'> & {
  localUrl: string
}

function openPaymentOf(
  { stripe, isProduction, dataDirectory }: Environment,
  tools: PaymentTools,
  { siteUrl, appSecret, clock, logger, localUrl }: Parts,
): Promise<Services['payment']> {
  return tools.openPayment({
    stripe,
    isProduction,
    fake: {
      folder: join(dataDirectory, 'fake-payments'),
      appSecret,
      siteUrl,
      webhookUrl: `${localUrl}/paiement/annonces`,
      now: clock.now,
      onTrouble: (message) => logger.warn({}, message),
    },
  })
}
