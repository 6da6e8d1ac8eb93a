import { overlayRules, type RouteRule } from '#app/domain/route-rules/rules.ts'
import { readRouteRules } from '#app/domain/route-rules/store.server.ts'
import type { Database } from '#db/database.ts'

export { routeRulesChannel } from '#app/domain/route-rules/store.server.ts'

export type RouteRulesInForce = {
  current: () => readonly RouteRule[]
  reload: () => Promise<boolean>
}

export async function openRouteRules(database: Database): Promise<RouteRulesInForce> {
  const read = async () => overlayRules(configuredRules, await readRouteRules(database))
  let rules = await read()
  let turn: Promise<unknown> = Promise.resolve()
  return {
    current: () => rules,
    reload() {
      const mine = turn
        .catch(() => undefined)
        .then(async () => {
          const before = rules
          rules = await read()
          return JSON.stringify(rules) !== JSON.stringify(before)
        })
      turn = mine
      return mine
    },
  }
}

export const configuredRules: readonly RouteRule[] = [
  { pattern: '/api/**', noindex: true },
  { pattern: '/builds/**', noindex: true },
]
