import { eq, sql } from 'drizzle-orm'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { Database } from '#db/database.ts'
import { routeRules } from '#db/schema/index.ts'
import { findLoop, overlayRules, type RouteRule } from './rules.ts'
import { routeRuleSchema } from './schema.ts'

export { overlayRules, ruleOf, type RouteRule } from './rules.ts'
export { RedirectLoop, redirectMoved } from './moved-store.server.ts'

export const routeRulesChannel = 'route_rules_changed'

type RouteRuleServices = {
  database: Database
  clock: Clock
  siteUrl: string
  configuredRules: readonly RouteRule[]
}

type Actor = { readonly id: string; readonly name: string }

type SaveOutcome = { isSaved: true } | { isSaved: false; problem: string }

/** The rules of the table, in no order. A row that is no rule any more (written by another hand) is left out. */
export async function readRouteRules(database: Pick<Database, 'select'>): Promise<RouteRule[]> {
  const rows = await database.select().from(routeRules)
  return rows.flatMap((row) => routeRuleSchema.safeParse(ruleOfRow(row)).data ?? [])
}

/** Writes a rule, in place of the one of the same pattern; refused when it is none, or when redirects would lead round in circles. */
export async function saveRouteRule(
  { database, clock, siteUrl, configuredRules }: RouteRuleServices,
  rule: RouteRule,
  actor: Actor,
): Promise<SaveOutcome> {
  const checked = routeRuleSchema.safeParse(withOwnPath(rule, siteUrl))
  if (!checked.success) return { isSaved: false, problem: checked.error.issues[0]?.message ?? '' }
  const saved = checked.data
  return database.transaction(async (transaction) => {
    // Two rules that are sound alone may be a loop together.
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext('route rules'))`)
    const stored = await readRouteRules(transaction)
    const loop = findLoop(overlayRules(configuredRules, [...stored, saved]))
    if (loop) return { isSaved: false, problem: `La redirection de ${loop.pattern} tournerait en rond.` }
    const row = rowOfRule(saved, clock.now())
    await transaction
      .insert(routeRules)
      .values(row)
      .onConflictDoUpdate({ target: routeRules.pattern, set: row })
    await writeAuditLog(transaction, {
      at: clock.now(),
      actor,
      action: 'redirect.saved',
      subject: subjectOf(saved.pattern),
    })
    await notify(transaction)
    return { isSaved: true }
  })
}

/** Removes the rule of a pattern; says whether there was one. A rule of the configuration then counts again. */
export async function removeRouteRule(
  { database, clock }: Pick<RouteRuleServices, 'database' | 'clock'>,
  pattern: string,
  actor: Actor,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const removed = await transaction
      .delete(routeRules)
      .where(eq(routeRules.pattern, pattern))
      .returning({ pattern: routeRules.pattern })
    if (removed.length === 0) return false
    await writeAuditLog(transaction, {
      at: clock.now(),
      actor,
      action: 'redirect.removed',
      subject: subjectOf(pattern),
    })
    await notify(transaction)
    return true
  })
}

async function notify(transaction: Pick<Database, 'execute'>): Promise<void> {
  await transaction.execute(sql`SELECT pg_notify(${routeRulesChannel}, '')`)
}

const subjectOf = (pattern: string) => ({ id: pattern, name: pattern })

// An address of our own site is a path of it: loops are then seen, and a change of domain does no harm.
function withOwnPath(rule: RouteRule, siteUrl: string): RouteRule {
  const to = rule.redirect?.to
  if (!rule.redirect || to === undefined || !URL.canParse(to)) return rule
  const { origin, pathname, search, hash } = new URL(to)
  if (origin !== new URL(siteUrl).origin) return rule
  return { ...rule, redirect: { ...rule.redirect, to: `${pathname}${search}${hash}` } }
}

function ruleOfRow(row: typeof routeRules.$inferSelect): unknown {
  const { pattern, redirectTo, isRedirectPermanent, headers, cacheSeconds, noindex } = row
  return {
    pattern,
    ...(redirectTo !== null && { redirect: { to: redirectTo, isPermanent: isRedirectPermanent } }),
    ...(headers !== null && { headers }),
    ...(cacheSeconds !== null && { cacheSeconds }),
    ...(noindex !== null && { noindex }),
  }
}

// Every column is written, so that what a rule no longer says is gone from the table too.
function rowOfRule({ pattern, redirect, headers, cacheSeconds, noindex }: RouteRule, changedAt: Date) {
  return {
    pattern,
    redirectTo: redirect?.to ?? null,
    isRedirectPermanent: redirect?.isPermanent ?? false,
    headers: headers ?? null,
    cacheSeconds: cacheSeconds ?? null,
    noindex: noindex ?? null,
    changedAt,
  }
}
