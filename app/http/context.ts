import { createContext } from 'react-router'
import type { VisitCounter } from '#app/domain/visits/counter.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { FileStore } from '#app/outside/files/file-store.ts'
import type { MailTransport } from '#app/outside/mail/mail-transport.ts'
import type { PaymentProvider } from '#app/outside/payment/payment-provider.ts'
import type { SmsTransport } from '#app/outside/sms/sms-transport.ts'
import type { Strava } from '#app/outside/strava/strava.ts'
import type { AuthAccess } from '#app/session/auth-access.ts'
import type { Visitor } from '#app/session/visitor.server.ts'
import type { SiteContentReader } from '#content/collections.ts'
import type { Database } from '#db/database.ts'
import type { IconSource } from '@allure/content-engine/icons'
import type { ImageManifest } from '@allure/content-engine/images'
import type { MaintenanceInForce } from './maintenance/maintenance.server.ts'
import type { RouteRulesInForce } from './route-rules.server.ts'

export type Logger = {
  info: (details: object, message: string) => void
  warn: (details: object, message: string) => void
  error: (details: object, message: string) => void
}

export type Services = {
  database: Database
  content: SiteContentReader
  images: ImageManifest
  readImageFile: (name: string) => Promise<Uint8Array<ArrayBuffer>>
  /** What is sent to the site and kept: photos. */
  files: FileStore
  icons: IconSource
  clock: Clock
  mail: MailTransport
  sms: SmsTransport
  mailFrom: string | undefined
  payment: PaymentProvider | undefined
  strava: Strava | undefined
  auth: AuthAccess
  appSecret: string
  routeRules: Pick<RouteRulesInForce, 'current'>
  visits: VisitCounter
  logger: Logger
  siteUrl: string
  /** Other instances of the site may have the same database. */
  sharesDatabase: boolean
  isProduction: boolean
  maintenance: Pick<MaintenanceInForce, 'current'>
}

export type Access = 'visitor' | 'signed-in' | 'member'

export type RequestFacts = {
  id: string
  address: string
  isFromThisMachine: boolean
  /** The page of unknown addresses is asked for itself, to be kept: what it says before the address. */
  unknownPage?: string
  shellUrl: string
}

export type BuildFacts = { id: string; timestamp: number }

export const servicesContext = createContext<Services>()
export const requestContext = createContext<RequestFacts>()
export const visitorContext = createContext<Visitor>()
/** Draws a page of this site for the same visitor, by its path, from other content than is shown. */
export const drawPageContext =
  createContext<(path: string, content: SiteContentReader) => Promise<Response>>()
export const buildContext = createContext<BuildFacts>()
