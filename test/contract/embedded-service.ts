import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { startAuthAlone } from '@allure/auth-server/command/start-auth-alone.ts'
import { authSettings, type GivenAuthSettings } from '@allure/auth-server/settings/auth-settings.ts'
import { cloneDatabase } from '../database.ts'

const many = { points: 100_000, perSeconds: 1 }
const limits = { token: many, verify: many, account: many, factor: many }

/** The service as `npm run auth` serves it, over HTTP on a free port, on a database of its own. */
export async function startEmbeddedService(given: Partial<GivenAuthSettings>) {
  const serviceKey = `sb_secret_${randomBytes(24).toString('base64url')}`
  const database = await cloneDatabase(inject('databaseServer'))
  const environment = readEnvironment({
    DATABASE_URL: database.url,
    APP_SECRET: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'error',
  })
  const {
    siteUrl: _site,
    publicUrl: _public,
    ...settings
  } = authSettings.parse({
    siteUrl: 'http://localhost',
    limits,
    keys: { serviceRole: [serviceKey] },
    ...given,
  })
  const service = await startAuthAlone(environment, settings, 0)
  return {
    url: service.url.replace(/\/auth\/v1$/, ''),
    serviceKey,
    async stop() {
      await service.close()
      await database.drop()
    },
  }
}
