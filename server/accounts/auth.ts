import type { Pool } from 'pg'
import type { Services } from '#app/http/context.ts'
import type { AuthAccess } from '#app/session/auth-access.ts'
import type { AuthServer } from '@allure/auth-server'
import type { BuiltApplication } from '../build.ts'
import type { Environment } from '../environment.ts'
import { openEmbeddedAuth, type EmbeddedAuthTools } from './embedded-auth.ts'
import { hostedAccess } from './hosted-auth.ts'

export type AuthTools = EmbeddedAuthTools & Pick<BuiltApplication, 'queueAccountEmail' | 'sendText'>

type Parts = Pick<Services, 'database' | 'content' | 'clock' | 'siteUrl' | 'sms' | 'appSecret' | 'logger'> & {
  pool: Pool
}

export async function openAuth(
  environment: Environment,
  tools: AuthTools,
  parts: Parts,
): Promise<{ access: AuthAccess; server: AuthServer | undefined; close: () => void }> {
  if (environment.supabase)
    return {
      access: hostedAccess(environment.supabase, parts.logger),
      server: undefined,
      close: () => undefined,
    }
  return openEmbeddedAuth(environment, tools, {
    pool: parts.pool,
    siteUrl: parts.siteUrl,
    secret: parts.appSecret,
    now: parts.clock.now,
    log: parts.logger,
    sendSms: (message) => tools.sendText(parts, message),
    sendMail: ({ kind, to, otp: code, link, newEmail }) =>
      tools.queueAccountEmail(parts, {
        kind,
        to,
        code,
        ...(link && { link }),
        ...(newEmail && { newEmail }),
      }),
  })
}
