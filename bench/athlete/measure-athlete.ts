import { startSiteProcess } from '#test/site-process.ts'
import { measureArticles } from './articles.ts'
import { measureFeeds } from './feeds.ts'
import { measureMonth } from './month.ts'
import { seedAthletes } from './seed.ts'

const appSecret = 'un secret pour mesurer les agendas des athlètes'

/** The athlete area of the built site, on its own PostgreSQL: articles, a full month, the feeds of two thousand events. */
export async function measureAthlete(): Promise<void> {
  const site = await startSiteProcess({ LOG_LEVEL: 'silent', TRUST_PROXY: 'on', APP_SECRET: appSecret })
  try {
    const databaseUrl = site.databaseUrl
    const athletes = await seedAthletes(databaseUrl, appSecret)
    const measured = { url: site.url, pid: site.child.pid ?? 0 }
    await measureArticles(measured, databaseUrl)
    await measureMonth(measured, databaseUrl)
    await measureFeeds(measured, athletes, databaseUrl)
  } finally {
    await site.stop()
  }
}
