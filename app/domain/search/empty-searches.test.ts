import { expect, test } from 'vitest'
import { standingClock } from '#app/outside/clock.ts'
import { useDatabase } from '#test/database.ts'
import { countEmptySearch, listEmptySearches, purgeEmptySearches } from './empty-searches.server.ts'

const held = useDatabase()
const on = (day: string) => ({
  database: held.connection.database,
  clock: standingClock(`${day}T12:00:00Z`),
})

test('the same words are counted together, the most sought first, for 90 days', async () => {
  for (const day of ['2026-08-01', '2026-11-20', '2026-11-21']) await countEmptySearch(on(day), 'Aquabike')
  for (const words of ['raquettes', '  AQUABIKE ', 'aquabike'])
    await countEmptySearch(on('2026-11-21'), words)
  const today = on('2026-11-21')
  const told = [
    { words: 'aquabike', times: 4, lastOn: '2026-11-21' },
    { words: 'raquettes', times: 1, lastOn: '2026-11-21' },
  ]
  expect(await listEmptySearches(today)).toEqual(told)
  expect(await purgeEmptySearches(today)).toBe(1)
  expect(await listEmptySearches(today)).toEqual(told)
})

test('what may be somebody’s address or number, no words and endless ones are not kept', async () => {
  const before = await listEmptySearches(on('2026-11-21'))
  for (const words of ['', '12', 'lea@club.example', 'léa 06 12 34 56 78', 'a'.repeat(200)])
    await countEmptySearch(on('2026-11-21'), words)
  expect(await listEmptySearches(on('2026-11-21'))).toEqual(before)
})
