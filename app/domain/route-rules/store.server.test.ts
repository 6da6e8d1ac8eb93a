import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { standingClock } from '#app/outside/clock.ts'
import { useDatabase } from '#test/database.ts'
import type { RouteRule } from './rules.ts'
import { readRouteRules, removeRouteRule, routeRulesChannel, saveRouteRule } from './store.server.ts'

const held = useDatabase()

function services(configuredRules: readonly RouteRule[] = []) {
  const { database } = held.connection
  return {
    database,
    clock: standingClock('2026-11-20T10:00:00Z'),
    siteUrl: 'https://club.fr',
    configuredRules,
  }
}

const whole: RouteRule = {
  pattern: '/anciens-stages/**',
  redirect: { to: '/nos-stages/**', isPermanent: true },
  headers: { 'x-club': 'allure' },
  cacheSeconds: 0,
  noindex: false,
}

const coach = { id: '5c1b2a3e-0000-4000-8000-000000000001', name: 'Léa' }

test('a rule is read as it was written; the same pattern again replaces it whole', async () => {
  expect(await saveRouteRule(services(), whole, coach)).toEqual({ isSaved: true })
  expect(await readRouteRules(services().database)).toEqual([whole])
  await saveRouteRule(services(), { pattern: whole.pattern, noindex: true }, coach)
  expect(await readRouteRules(services().database)).toEqual([{ pattern: whole.pattern, noindex: true }])
  expect(await removeRouteRule(services(), whole.pattern, coach)).toBe(true)
  expect(await removeRouteRule(services(), whole.pattern, coach)).toBe(false)
  expect(await readRouteRules(services().database)).toEqual([])
})

test('an address of our own site becomes a path', async () => {
  await saveRouteRule(
    services(),
    {
      pattern: '/blog/**',
      redirect: { to: 'https://club.fr/contact?de=blog', isPermanent: false },
    },
    coach,
  )
  const [rule] = await readRouteRules(services().database)
  expect(rule?.redirect?.to).toBe('/contact?de=blog')
  await removeRouteRule(services(), '/blog/**', coach)
})

test.each(['https://club.fr//autre.fr', 'javascript:alert(1)', '//autre.fr'])(
  '%s is no place to be sent to, and is not written',
  async (to) => {
    const outcome = await saveRouteRule(
      services(),
      { pattern: '/a', redirect: { to, isPermanent: false } },
      coach,
    )
    expect(outcome).toMatchObject({ isSaved: false, problem: expect.stringContaining('Un chemin du site') })
    expect(await readRouteRules(services().database)).toEqual([])
  },
)

test('what would lead round in circles is refused, with configured rules too, and nothing is written', async () => {
  const circle = { pattern: '/b', redirect: { to: '/a', isPermanent: false } }
  const configured: RouteRule[] = [{ pattern: '/a', redirect: { to: '/b', isPermanent: false } }]
  const outcome = await saveRouteRule(services(configured), circle, coach)
  expect(outcome).toMatchObject({ isSaved: false, problem: expect.stringContaining('tournerait en rond') })
  expect(await readRouteRules(services().database)).toEqual([])
})

test('two rules saved at once never make a circle together', async () => {
  const rules = [
    { pattern: '/un', redirect: { to: '/deux', isPermanent: false } },
    { pattern: '/deux', redirect: { to: '/un', isPermanent: false } },
  ]
  const outcomes = await Promise.all(rules.map((rule) => saveRouteRule(services(), rule, coach)))
  expect(outcomes.filter(({ isSaved }) => isSaved)).toHaveLength(1)
  for (const { pattern } of rules) await removeRouteRule(services(), pattern, coach)
})

test('a row another hand wrote and that is no rule is left out', async () => {
  await services().database.execute(
    sql`INSERT INTO club.route_rules (pattern, redirect_to, changed_at) VALUES ('/piege', '//autre.fr', now())`,
  )
  expect(await readRouteRules(services().database)).toEqual([])
  await removeRouteRule(services(), '/piege', coach)
})

test('every process hears of a change, and of nothing when nothing changed', async () => {
  const listener = new Client({ connectionString: held.url })
  await listener.connect()
  const heard: string[] = []
  listener.on('notification', ({ channel }) => heard.push(channel))
  await listener.query(`LISTEN ${routeRulesChannel}`)
  await saveRouteRule(services(), whole, coach)
  await removeRouteRule(services(), '/rien', coach)
  await removeRouteRule(services(), whole.pattern, coach)
  await expect.poll(() => heard.length).toBe(2)
  expect(heard).toEqual([routeRulesChannel, routeRulesChannel])
  await listener.end()
})
