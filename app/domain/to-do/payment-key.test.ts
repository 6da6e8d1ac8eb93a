import { expect, test } from 'vitest'
import { endKeyRefused, tellKeyRefused } from '#app/domain/orders/payment/key-refused-store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { useDatabase } from '#test/database.ts'
import { visitorContext } from '#test/visitor.ts'
import { readToDo } from './store.server.ts'

const held = useDatabase()
const accounts = { mfa: { listFactors: async () => ({ data: { factors: [] } }) } }

test('a key that the payment service refuses waits for a coach until it is taken', async () => {
  const services = visitorContext(held.connection.database).get(servicesContext)
  const waitingFor = async (role: 'admin' | 'assistant') => {
    const all = await readToDo({ ...services, accounts: accounts as never }, { role, rooms: ['commandes'] })
    return all.filter(({ kind }) => kind === 'payment-key')
  }
  expect(await waitingFor('admin')).toEqual([])
  await tellKeyRefused(services)
  expect(await waitingFor('admin')).toMatchObject([
    { title: 'La clé du paiement par carte est refusée', since: services.clock.now() },
  ])
  expect(await waitingFor('assistant')).toEqual([])
  await endKeyRefused(services)
  expect(await waitingFor('admin')).toEqual([])
})
