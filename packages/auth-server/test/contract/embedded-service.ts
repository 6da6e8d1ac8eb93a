import { randomBytes } from 'node:crypto'
import { authSettings, type AuthSettingsInput } from '../../src/settings.ts'
import { readEnvironment, startStandalone } from '../../src/standalone/index.ts'
import { createDatabase } from '../database.ts'

const many = { points: 100_000, perSeconds: 1 }
const limits = { token: many, verify: many, account: many, factor: many }

/** The service as it serves alone, over HTTP on a free port, on a database of its own. */
export async function startEmbeddedService(given: Partial<AuthSettingsInput>) {
  const serviceKey = `sb_secret_${randomBytes(24).toString('base64url')}`
  const database = await createDatabase()
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
  const service = await startStandalone(settings, 0, environment)
  return {
    url: service.url.replace(/\/auth\/v1$/, ''),
    serviceKey,
    async stop() {
      await service.close()
      await database.drop()
    },
  }
}
