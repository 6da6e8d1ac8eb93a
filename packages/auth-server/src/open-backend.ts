import type { Pool } from 'pg'
import { authServer, type AuthServer } from './auth-server.ts'
import type { Backend } from './backend.ts'
import { authDatabase } from './database.ts'
import { addressLimits } from './limits/address-limits.ts'
import { sendingLimits } from './limits/sending-limits.ts'
import { redirectPolicy } from './redirects/redirect-policy.ts'
import { serverKeyOf } from './server-key.ts'
import { authSettings, type GivenAuthSettings } from './settings/auth-settings.ts'

export type BackendParts = Pick<Backend, 'keys' | 'now' | 'sendMail' | 'sendSms' | 'log'> & {
  settings: GivenAuthSettings
  pool: Pool
  /** Shared by all instances; everything pending is void when it changes. */
  secret: string
}

/** Opens the service on a database whose schema `auth` is up to date (`migrateAuth`). Throws when a setting is wrong. */
export function openBackend(parts: BackendParts): AuthServer {
  const settings = authSettings.parse(parts.settings)
  const publicUrl = settings.publicUrl ?? `${settings.siteUrl.replace(/\/+$/, '')}/auth/v1`
  const { keys, now, sendMail, sendSms, log } = parts
  return authServer({
    settings,
    publicUrl,
    database: authDatabase(parts.pool),
    keys,
    serverKey: serverKeyOf(parts.secret),
    now,
    sendMail,
    sendSms,
    redirectTo: redirectPolicy({ siteUrl: settings.siteUrl, allowList: settings.redirectAllowList }),
    limits: addressLimits(settings.limits),
    sendings: sendingLimits(settings, now),
    log,
  })
}
