import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import { routeRules } from '#db/schema/index.ts'
import { findLoop, overlayRules, type RouteRule } from './rules.ts'
import { readRouteRules, routeRulesChannel } from './store.server.ts'

/** Redirects a former address for good to where its page is now, and what led to it likewise; throws when that would lead round in circles. */
export async function redirectMoved(
  transaction: Transaction,
  { from, to, at }: { from: string; to: string; at: Date },
  configuredRules: readonly RouteRule[],
): Promise<void> {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext('route rules'))`)
  const own = { redirectTo: to, isRedirectPermanent: true, changedAt: at }
  await transaction
    .delete(routeRules)
    .where(and(eq(routeRules.pattern, to), isNotNull(routeRules.redirectTo)))
  await transaction
    .update(routeRules)
    .set({ redirectTo: to, changedAt: at })
    .where(eq(routeRules.redirectTo, from))
  await transaction
    .insert(routeRules)
    .values({ pattern: from, ...own })
    .onConflictDoUpdate({ target: routeRules.pattern, set: own })
  const loop = findLoop(overlayRules(configuredRules, await readRouteRules(transaction)))
  if (loop) throw new RedirectLoop(loop.pattern)
  await transaction.execute(sql`SELECT pg_notify(${routeRulesChannel}, '')`)
}

export class RedirectLoop extends Error {
  override name = 'RedirectLoop'
}
