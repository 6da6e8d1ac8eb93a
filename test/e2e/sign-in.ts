import type { BrowserContext } from '@playwright/test'
import { makeAccount, sessionCookies } from '../accounts/site-accounts.ts'
import { newVisitor } from '../accounts/visitor.ts'
import type { SiteProcess } from '../site-process.ts'

/** Signs a member of their own in; tells who. */
export async function signInAsMember(
  context: BrowserContext,
  site: SiteProcess,
): Promise<{ memberId: string; email: string }> {
  const email = `athlete-${crypto.randomUUID()}@club.example`
  const memberId = await makeAccount(site.databaseUrl, { standing: 'member', email })
  const cookies = await sessionCookies(site.url, email)
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: site.url })))
  return { memberId, email }
}

/** Signs a coach of their own in. */
export async function signInAsCoach(context: BrowserContext, site: SiteProcess) {
  const coach = await newVisitor(site, 'admin')
  await context.addCookies(coach.cookies().map((cookie) => ({ ...cookie, url: site.url })))
  return coach
}
