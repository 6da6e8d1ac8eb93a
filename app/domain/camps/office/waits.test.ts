import { expect, test } from 'vitest'
import { auditLog } from '#db/schema/index.ts'
import { booked, lanzarote } from '#test/camps/booking.ts'
import { useCamps } from '#test/camps/use-camps.ts'
import { cancelBooking } from '../bookings/store.server.ts'
import { answerWait, joinWaiting } from '../waiting/store.server.ts'
import { moveWaitFirst, offerByHand, removeWait } from './store.server.ts'

const { on, database, mailed, waitOf } = await useCamps()
const day = on.bind(undefined, '2027-01-10')
const wait = (name: string) => waitOf(`${name}@exemple.fr`)
const signed = async (name: string) => ({ waitId: (await wait(name)).id, author: 'essai' })
const states = async (...names: string[]) => Promise.all(names.map(async (name) => (await wait(name)).state))

async function fullWith(...names: string[]) {
  const made = [await booked(day()), await booked(day()), await booked(day(), { places: 2 })]
  for (const firstName of names)
    await joinWaiting(day(), {
      path: lanzarote,
      firstName,
      email: `${firstName}@exemple.fr`,
      places: 1,
      userId: crypto.randomUUID(),
    })
  const give = (index: number) => cancelBooking(day(), { secret: made[index]?.secret ?? '', refundCents: 0 })
  return { give }
}

test('the coach puts somebody first, offers by hand what is free, takes somebody off; each once, each in the log', async () => {
  const { give } = await fullWith('ana', 'bo', 'cy')
  expect(await offerByHand(day(), await signed('cy'))).toMatchObject({ ok: false })
  expect(await moveWaitFirst(day(), await signed('bo'))).toEqual({ ok: true })
  expect(await moveWaitFirst(day(), await signed('bo'))).toEqual({ ok: true })
  await give(0)
  expect(await states('ana', 'bo', 'cy')).toEqual(['waiting', 'offered', 'waiting'])
  expect(await moveWaitFirst(day(), await signed('bo'))).toMatchObject({ ok: false })
  // Taken off, what was offered to them goes to the next at once.
  expect(await removeWait(day(), await signed('bo'))).toEqual({ ok: true })
  expect(await removeWait(day(), await signed('bo'))).toEqual({ ok: true })
  expect(await states('ana', 'bo', 'cy')).toEqual(['offered', 'left', 'waiting'])
  await give(1)
  expect(await states('cy')).toEqual(['offered'])
  for (const name of ['ana', 'cy'])
    await answerWait(day(), { secret: (await wait(name)).secret, act: 'rester' })
  expect(await states('ana', 'cy')).toEqual(['waiting', 'waiting'])
  expect(await offerByHand(day(), await signed('cy'))).toEqual({ ok: true })
  expect(await offerByHand(day(), await signed('cy'))).toEqual({ ok: true })
  expect(await mailed('camp-place-offered')).toEqual(
    ['bo', 'ana', 'cy', 'cy'].map((name) => `${name}@exemple.fr`),
  )
  const actions = (await database().select().from(auditLog)).map(({ action }) => action)
  expect(actions.filter((action) => action.startsWith('camp.wait')).toSorted()).toEqual([
    'camp.wait-moved',
    'camp.wait-moved',
    'camp.wait-offered',
    'camp.wait-removed',
  ])
})
