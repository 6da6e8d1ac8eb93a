import { databaseUrlOf } from '#test/accounts/site-accounts.ts'
import { startSiteProcess } from '#test/site-process.ts'
import { measureFeeds } from './feeds.ts'
import { seedAthletes } from './seed.ts'

const appSecret = 'un secret pour mesurer les agendas des athlètes'

/** The athlete area of the built site, on its own PostgreSQL: articles, a full month, the feeds of two thousand events. */
export async function measureAthlete(): Promise<void> {
  const site = await startSiteProcess({ LOG_LEVEL: 'silent', TRUST_PROXY: 'on', APP_SECRET: appSecret })
  try {
    const athletes = await seedAthletes(databaseUrlOf(site), appSecret)
    const measured = { url: site.url, pid: site.child.pid ?? 0 }
    await measureFeeds(measured, athletes)
  } finally {
    await site.stop()
  }
}
