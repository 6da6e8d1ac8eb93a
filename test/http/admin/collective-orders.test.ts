import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { readAdminVerb } from '#app/commands/verbs.ts'
import {
  askForCollectiveBalances,
  callOffCollective,
  collectiveBuyers,
  endCollectives,
  findCollective,
  listCollectives,
} from '#app/domain/orders/store.server.ts'
import { addDays, formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { correctStock, moveClosing } from '#app/domain/shop/store.server.ts'
import { standingClock, systemClock } from '#app/outside/clock.ts'
import { orders } from '#db/schema/index.ts'
import { orderBy } from '../../orders/buying.ts'
import { readPdfText } from '../../pdf/text.ts'
import { form, today, useClub } from '../use-club.ts'
import { openBrowser } from '../visitor-browser.ts'

vi.setConfig({ testTimeout: 60_000 })

const { site, database, get, post, person, textOf } = useClub({ SAMPLE_CONTENT: 'on' })
const room = '/admin/produits/groupees'
const page = '/notre-boutique/produits/maillot-nuit?coloris=ardoise&taille=xs'
const services = () => ({ database: database(), clock: systemClock })

const wish = {
  id: '7d0f3f60-0000-4000-8000-000000000001',
  identifier: 'maillot-nuit',
  opensAt: `${addDays(today, -1)}T08:00`,
  closesAt: `${addDays(today, 5)}T20:00`,
  minimum: '20',
  deliveryOn: addDays(today, 40),
}

test('a coach opens one: the sold-out size is ordered apart, its list is read, its closing moved, it is closed', async () => {
  const { headers } = await person({ standing: 'admin' })
  const place = { identifier: 'maillot-nuit', variant: 'ardoise-xs', author: 'test' }
  await correctStock(services(), { ...place, reason: 'correction', pieces: { to: 0 } })
  const wrong = await post(`${room}/ouvrir`, form({ ...wish, closesAt: '', minimum: '0' }), headers)
  expect([wrong.status, (await wrong.text()).includes('Indiquez un jour et une heure.')]).toEqual([422, true])
  for (let press = 0; press < 2; press++) {
    const made = await post(`${room}/ouvrir`, form(wish), headers)
    expect(made.headers.get('location')).toBe(`${room}/${wish.id}?fait=groupee-ouverte`)
  }
  const twin = { ...wish, id: '7d0f3f60-0000-4000-8000-000000000002' }
  expect((await post(`${room}/ouvrir`, form(twin), headers)).status).toBe(422)
  await expect.poll(() => textOf(page, {})).toContain('Commande groupée')
  expect(await textOf(page, {})).toContain('Sur commande')

  const add = (identifier: string, variant: string, cookie = '') =>
    post('/notre-boutique/panier', form({ intent: 'add', identifier, variant, quantity: '2' }), { cookie })
  const added = await add('maillot-nuit', 'ardoise-xs')
  const cart = added.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect([added.status, cart !== '']).toEqual([303, true])
  const mixed = await add('gourde-relief', 'blanc-craie', cart)
  expect([mixed.status, (await mixed.text()).includes('se commande à part')]).toEqual([409, true])

  expect(await textOf(room, headers)).toContain('sur <!-- -->20')
  expect((await get(`${room}/${wish.id}/production.csv`, headers)).headers.get('content-type')).toContain(
    'csv',
  )
  const pdf = async (path: string) => {
    const answer = await get(path, headers)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    return (await readPdfText(new Uint8Array(await answer.arrayBuffer()))).pages.join('\n')
  }
  expect(await pdf(`${room}/${wish.id}/production.pdf`)).toContain('À produire')
  const handOver = '/admin/commandes/remise'
  expect(await pdf(`${handOver}.pdf?groupee=${wish.id}`)).toContain('Maillot Nuit')
  expect(await pdf(`${handOver}.pdf`)).toContain('Remise')
  expect(await textOf(`${handOver}.csv?groupee=${wish.id}`, headers)).toContain('À encaisser')
  expect(await textOf(`${handOver}?groupee=${wish.id}`, headers)).toContain('Remise, Maillot')
  for (const file of ['', '.csv', '.pdf'])
    expect((await get(`${handOver}${file}?groupee=rien`, headers)).status).toBe(404)
  expect((await get(`${room}/rien`, headers)).status).toBe(404)
  expect((await post(`${room}/rien/annuler`, form({}), headers)).status).toBe(404)
  expect((await get(`${room}/${wish.id}/rien`, headers)).status).toBe(404)
  const later = form({ closesAt: `${addDays(today, 9)}T20:00` })
  expect((await post(`${room}/${wish.id}`, later, headers)).status).toBe(303)
  expect(
    (await post(`${room}/${wish.id}`, form({ closesAt: `${addDays(today, -2)}T20:00` }), headers)).status,
  ).toBe(422)
  expect(await textOf(`${room}/${wish.id}/fermer`, headers)).toContain('sous le minimum')
  expect((await post(`${room}/${wish.id}/fermer`, form({}), headers)).headers.get('location')).toContain(
    'fait=groupee-fermee',
  )
  expect(await findCollective(services(), wish.id)).toMatchObject({ state: 'cancelled' })
  expect((await post(`${room}/${wish.id}/annuler`, form({}), headers)).status).toBe(409)
  await expect.poll(() => textOf(page, {})).not.toContain('Commande groupée')
  expect(await textOf(`${room}/ouvrir?comme=${wish.id}`, headers)).toContain('value="20"')
})

test('the command lists, closes at a moment and cancels by the same verbs', async () => {
  const { headers } = await person({ standing: 'admin' })
  const id = '7d0f3f60-0000-4000-8000-000000000003'
  await post(`${room}/ouvrir`, form({ ...wish, id, identifier: 't-shirt-relief' }), headers)
  const built = { callOffCollective, collectiveBuyers, endCollectives, listCollectives, moveClosing }
  const lines: string[] = []
  const command = async (...words: string[]) =>
    readAdminVerb(['collective', ...words])?.({ built, services: services() } as never, (line) =>
      lines.push(line),
    )
  expect(await command('list')).toBe(true)
  expect(lines.some((line) => line.startsWith(`${id}\tt-shirt-relief\topen`))).toBe(true)
  expect(await command('close', id, '--at', `${addDays(today, 3)}T20:00`)).toBe(true)
  expect(readAdminVerb(['collective', 'close', id, '--at', 'demain'])).toBeUndefined()
  expect(await command('buyers', 'rien')).toBe(false)
  expect(await command('cancel', id)).toBe(true)
  await expect(command('cancel', id)).rejects.toThrow('déjà annulée')
})

test('with a deposit: what cancelling gives back is told of both payments, a late balance waits to be decided', async () => {
  const { headers } = await person({ standing: 'admin' })
  const id = '7d0f3f60-0000-4000-8000-000000000004'
  const terms = { identifier: 't-shirt-bassin', minimum: '1', payment: 'deposit', balanceDays: '14' }
  const wrong = await post(`${room}/ouvrir`, form({ ...wish, ...terms, id, deposit: '0' }), headers)
  expect([wrong.status, (await wrong.text()).includes('Indiquez une somme, en euros.')]).toEqual([422, true])
  expect(
    (await post(`${room}/ouvrir`, form({ ...wish, ...terms, id, deposit: '5,50' }), headers)).status,
  ).toBe(303)
  const press = (number: string, act: string) => post(`/admin/commandes/${number}/${act}`, form({}), headers)
  const orderOf = async (email: string) => {
    const path = await orderBy(openBrowser(site()), 't-shirt-bassin.bleu-bassin-m.2.', { email })
    const [order] = await database()
      .select()
      .from(orders)
      .where(eq(orders.secret, path.split('/').at(-1) ?? ''))
    const { number = '', id: orderId = '' } = order ?? {}
    expect((await press(number, 'encaisser')).status).toBe(303)
    return { number, orderId, path }
  }
  const [whole, owing] = [await orderOf('tout@exemple.fr'), await orderOf('retard@exemple.fr')]
  const closing = await textOf(`${room}/${id}/fermer`, headers)
  expect(closing).toMatch(new RegExp(`Au plus tard le +${formatDay(addDays(today, 5 + 14))}`))
  expect((await post(`${room}/${id}/fermer`, form({}), headers)).status).toBe(303)

  await openBrowser(site()).post(whole.path, { act: 'solde', method: 'transfer' })
  const [balance] = await database().select().from(orders).where(eq(orders.balanceOf, whole.orderId))
  expect((await press(balance?.number ?? '', 'encaisser')).status).toBe(303)
  const told = await textOf(`/admin/commandes/${whole.number}/annuler`, headers)
  for (const number of [whole.number, balance?.number])
    expect(told).toMatch(new RegExp(`${number}[^<]*remboursement de`))
  expect(told).toMatch(/Les 58.€ payés/)
  expect((await press(whole.number, 'annuler')).status).toBe(303)

  const muchLater = { database: database(), clock: standingClock(`${addDays(today, 23)}T10:00:00Z`) }
  expect(await textOf('/admin', headers)).not.toContain('Solde en retard')
  expect(await askForCollectiveBalances(muchLater)).toBe(1)
  const waiting = await textOf('/admin', headers)
  expect(waiting).toContain(`Solde en retard, commande ${owing.number}`)
  expect(waiting).toContain(`/admin/commandes/${owing.number}`)
  expect((await press(owing.number, 'annuler')).status).toBe(303)
  expect(await textOf('/admin', headers)).not.toContain('Solde en retard')
})
