import { expect, test } from 'vitest'
import { routeRules as table } from '#db/schema/index.ts'
import { useDatabase } from '#test/database.ts'
import { openRouteRules } from './route-rules.server.ts'

const held = useDatabase()

test('reading again says whether other rules are in force', async () => {
  const { database } = held.connection
  const rules = await openRouteRules(database)
  expect(await rules.reload()).toBe(false)
  await database.insert(table).values({ pattern: '/ancien', noindex: true, changedAt: new Date() })
  expect(await rules.reload()).toBe(true)
  expect(rules.current()).toContainEqual(expect.objectContaining({ pattern: '/ancien' }))
  expect(await rules.reload()).toBe(false)
})
