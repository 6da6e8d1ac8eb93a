import { expect, onTestFinished, test } from 'vitest'
import { connect } from '#db/database.ts'
import { useDatabase } from '#test/database.ts'
import { sharedLimit } from '../rate-limit.server.ts'
import { unpaidHolds } from './unpaid-holds.server.ts'

const held = useDatabase()

function openHolds(name: string, { inAll = 100, most = 100 } = {}) {
  const { database, close } = connect(held.url, { onError: () => undefined })
  onTestFinished(close)
  const services = { database, appSecret: 'a secret of the tests, long enough' }
  const limit = sharedLimit({ name: `${name}-all`, points: inAll, seconds: 60 })
  const hold = unpaidHolds({ name, seconds: 60 })
  const ask = (form: string, wanted: number) =>
    hold(services, {
      visitor: 'Ana',
      form,
      wanted,
      things: () => [{ name: 'a camp', wanted, most: () => most }],
      inAll: limit,
    })
  return { ask, heldInAll: () => limit(services).taken('Ana') }
}

test('two presses of one form count once', async () => {
  const { ask, heldInAll } = openHolds('twice')
  const answers = await Promise.all([ask('one form', 3), ask('one form', 3)])
  expect(answers.map(({ ok }) => ok)).toEqual([true, true])
  expect(await heldInAll()).toBe(3)
})

test('what was not made is given back; a form sent again gives nothing back of what it made', async () => {
  const { ask, heldInAll } = openHolds('back', { most: 3 })
  const made = await ask('one form', 3)
  const again = await ask('one form', 3)
  if (!made.ok || !again.ok) throw new Error('refused')
  await again.giveBack()
  expect(await heldInAll()).toBe(3)
  expect(await ask('another form', 1)).toMatchObject({ ok: false, tooMany: 'of-one' })
  await made.giveBack()
  expect(await heldInAll()).toBe(0)
  expect((await ask('another form', 3)).ok).toBe(true)
})

test('what is refused in all holds nothing of a thing', async () => {
  const { ask, heldInAll } = openHolds('all', { inAll: 4, most: 5 })
  expect(await ask('too large', 5)).toMatchObject({ ok: false, tooMany: 'in-all' })
  expect((await ask('fits', 4)).ok).toBe(true)
  expect(await heldInAll()).toBe(4)
})
