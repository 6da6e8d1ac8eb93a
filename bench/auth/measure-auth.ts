import { makeAccount } from '#test/accounts/site-accounts.ts'
import { startSiteProcess } from '#test/site-process.ts'
import { measureClaims } from './claims.ts'
import { measureRefresh } from './refresh.ts'
import { measureSignIns } from './sign-ins.ts'

const accounts = 50

/** The accounts of the built site: checking a session, refreshing it, signing in, and what others feel of it. */
export async function measureAuth(): Promise<void> {
  // Behind a proxy, so that each caller has an address: one alone would meet its limit.
  const site = await startSiteProcess({ LOG_LEVEL: 'silent', TRUST_PROXY: 'on' })
  try {
    const emails = Array.from({ length: accounts }, (_, index) => `mesure-${index}@club.example`)
    for (const email of emails) await makeAccount(site.databaseUrl, { standing: 'member', email })
    await measureClaims(site.url, emails[0] ?? '')
    await measureRefresh(site, emails)
    await measureSignIns(site, emails)
  } finally {
    await site.stop()
  }
}
