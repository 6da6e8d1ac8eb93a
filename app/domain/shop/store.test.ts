import { eq } from 'drizzle-orm'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { standingClock } from '#app/outside/clock.ts'
import { collections } from '#content/collections.ts'
import type { SiteContentReader } from '#content/collections.ts'
import { priceChanges, stock, stockMovements } from '#db/schema/index.ts'
import { useDatabase } from '#test/database.ts'
import { openContent } from '@allure/content-engine'
import {
  correctStock,
  findProduct,
  listProducts,
  listStockMovements,
  purgeStockAuthors,
  readPiecesLeft,
  recordPrices,
  reserveStock,
  seedStock,
} from './store.server.ts'

const held = useDatabase()
const folder = await mkdtemp(join(tmpdir(), 'shop-'))
const firstDay = '2026-11-01'
/** A file of the samples, made a real product that is sold from the first day on, at its full price. */
const bottle = { file: join(folder, 'shop/gourde-relief.yml'), identifier: 'gourde-relief' }
let content: SiteContentReader

const services = (day = firstDay) => ({
  database: held.connection.database,
  content,
  clock: standingClock(`${day}T10:00:00Z`),
})

beforeAll(async () => {
  await cp(fileURLToPath(new URL('../../../content', import.meta.url)), folder, { recursive: true })
  await changeBottle((text) =>
    text
      .replace(/^sample: true$/m, '')
      .replace(/^price: .*$/m, 'price: 30')
      .replace(/^discount\w*: .*\n/gm, '')
      .replace(/^addedOn: .*$/m, `addedOn: ${firstDay}`),
  )
})
afterAll(() => rm(folder, { recursive: true }))

/** Writes the file anew and reads the content again, as an edit or a new version of the site does. */
async function changeBottle(edit: (text: string) => string): Promise<void> {
  await writeFile(bottle.file, edit(await readFile(bottle.file, 'utf8')))
  content = await openContent({ directory: folder, collections, samples: true, now: services().clock.now })
}

const setPrice = (price: string) =>
  changeBottle((text) => text.replace(/^price: .*(\ndiscount.*)*$/m, `price: ${price}`))

test('what nobody has counted is sold out, until it is counted in from the files', async () => {
  const uncounted = await listProducts(services())
  expect(uncounted).toHaveLength(12)
  expect(uncounted.flatMap(({ variants }) => variants).every((variant) => variant.stock === 0)).toBe(true)

  const variants = (await content.queryCollection('shop').all()).flatMap(({ inventory }) => inventory)
  const seeded = await Promise.all(Array.from({ length: 4 }, () => seedStock(services())))
  expect(seeded.toSorted((one, other) => one - other)).toEqual([0, 0, 0, variants.length])
  const counted = (await listProducts(services())).flatMap((product) => product.variants)
  expect(counted.map((variant) => variant.stock)).toEqual(variants.map((variant) => variant.stock))
  const movements = await services().database.select().from(stockMovements)
  expect(movements).toHaveLength(variants.filter((variant) => variant.stock > 0).length)
})

test('the files never overwrite what was counted since, and bring in new variants', async () => {
  const [variant] = (await findProduct(services(), bottle.identifier))?.variants ?? []
  if (!variant) throw new Error('The bottle has no variant.')
  const lines = [{ identifier: bottle.identifier, variant: variant.id, quantity: 2 }]
  await services().database.transaction((transaction) =>
    reserveStock(transaction, { orderId: crypto.randomUUID(), lines, at: new Date(firstDay) }),
  )
  await changeBottle((text) =>
    text
      .replace(/stock: \d+/g, 'stock: 99')
      .replace(
        /^( *)- \{ id: \S+, (.*colour: )\S+, .*\}$/m,
        '$&\n$1- { id: nouvelle, $2vert-nuit, stock: 7 }',
      ),
  )
  expect(await seedStock(services())).toBe(1)
  const pieces = (await readPiecesLeft(services().database, bottle.identifier)).get(bottle.identifier)
  expect(pieces?.get(variant.id)).toBe(variant.stock - 2)
  expect(pieces?.get('nouvelle')).toBe(7)
  const found = await findProduct(services(), bottle.identifier)
  expect(found?.variants.find(({ id }) => id === 'nouvelle')?.stock).toBe(7)
})

test('a correction is noted with its author and its reason; a refused one changes nothing', async () => {
  const place = { identifier: bottle.identifier, variant: 'nouvelle' }
  const correct = (
    correction: Omit<Parameters<typeof correctStock>[1], 'identifier' | 'variant' | 'author'>,
  ) => correctStock(services(), { ...place, author: 'stock-set', ...correction })
  const neighbours = [
    { ...place, identifier: 'voisine' },
    { ...place, variant: 'voisine' },
  ]
  await services()
    .database.insert(stock)
    .values(neighbours.map((neighbour) => ({ ...neighbour, pieces: 5 })))
  const note = 'Carton reçu'
  expect(await correct({ reason: 'entry', pieces: { by: 5 }, note })).toEqual({ ok: true, pieces: 12 })
  expect(await correct({ reason: 'correction', pieces: { to: 10 } })).toEqual({ ok: true, pieces: 10 })
  expect(await correct({ reason: 'sale', pieces: { by: -11 } })).toEqual({
    ok: false,
    message: 'Impossible\u00A0: le stock est de 10\u00A0pièces.',
  })
  const elsewhere = { ...place, variant: 'inconnue', author: 'stock-set' }
  const unknown = await correctStock(services(), { ...elsewhere, reason: 'entry', pieces: { by: 1 } })
  expect(unknown.ok).toBe(false)
  await expect(
    correctStock(services(), { ...place, author: 'a@exemple.fr', reason: 'entry', pieces: { by: 1 } }),
  ).rejects.toThrow()
  expect(await listStockMovements(services().database, place)).toMatchObject([
    { reason: 'correction', quantity: -2, author: 'stock-set', note: null },
    { reason: 'entry', quantity: 5, author: 'stock-set', note },
    { reason: 'entry', quantity: 7, author: null, note: null },
  ])
  for (const { identifier, variant } of neighbours)
    expect((await readPiecesLeft(services().database, identifier)).get(identifier)?.get(variant)).toBe(5)
})

test('after three years a movement forgets who noted it, and stays', async () => {
  const { database } = services()
  const place = { identifier: 'ancien', variant: 'a' }
  await database.insert(stock).values({ ...place, pieces: 3 })
  const end = new Date()
  end.setUTCFullYear(end.getUTCFullYear() - 3)
  const noted = (days: number, quantity: number) => ({
    ...place,
    reason: 'entry' as const,
    quantity,
    author: 'admin',
    note: 'Carton',
    at: new Date(end.getTime() + days * 86_400_000),
  })
  await database.insert(stockMovements).values([noted(-3, 1), noted(3, 2)])
  const now = { database, clock: standingClock(new Date().toISOString()) }
  expect(await purgeStockAuthors(now)).toBe(1)
  expect(await purgeStockAuthors(now)).toBe(0)
  expect(await listStockMovements(database, place)).toMatchObject([
    { quantity: 2, author: 'admin', note: 'Carton' },
    { quantity: 1, author: null, note: null },
  ])
})

test('prices are written down when they change, once, and never those of samples', async () => {
  const written = await Promise.all(Array.from({ length: 4 }, () => recordPrices(services())))
  expect(written.toSorted((one, other) => one - other)).toEqual([0, 0, 0, 1])
  expect(await recordPrices(services('2026-11-05'))).toBe(0)

  await setPrice('25')
  expect(await recordPrices(services('2026-11-10'))).toBe(1)
  await setPrice('30')
  expect(await recordPrices(services('2026-11-10'))).toBe(1)
  const rows = await services()
    .database.select()
    .from(priceChanges)
    .orderBy(priceChanges.on, priceChanges.rank)
  expect(rows.map(({ identifier, on, rank, askedCents }) => [identifier, on, rank, askedCents])).toEqual([
    [bottle.identifier, firstDay, 1, 3000],
    [bottle.identifier, '2026-11-10', 1, 2500],
    [bottle.identifier, '2026-11-10', 2, 3000],
  ])
  await expect(services().database.delete(priceChanges)).rejects.toThrow()
  await expect(
    services().database.update(priceChanges).set({ askedCents: 1 }).where(eq(priceChanges.rank, 2)),
  ).rejects.toThrow()
})

test('the struck price is the lowest that was written down, whatever the file says', async () => {
  await setPrice('40\ndiscount: 50\ndiscountFrom: 2026-12-01')
  expect(await findProduct(services('2026-11-30'), bottle.identifier)).toMatchObject({
    askedCents: 4000,
    struckCents: undefined,
  })
  expect(await recordPrices(services('2026-11-30'))).toBe(1)
  const cut = { askedCents: 2000, struckCents: 2500, percentOff: 20 }
  expect(await findProduct(services('2026-12-01'), bottle.identifier)).toMatchObject(cut)
  expect(await recordPrices(services('2026-12-01'))).toBe(1)
  const listed = await listProducts(services('2026-12-20'))
  expect(listed.find(({ identifier }) => identifier === bottle.identifier)).toMatchObject(cut)
})

test('a product is not there before its first day, nor one nobody knows', async () => {
  expect(await findProduct(services('2026-10-31'), bottle.identifier)).toBeUndefined()
  expect(await findProduct(services(), 'inconnu')).toBeUndefined()
  const sample = await findProduct(services(), 'maillot-nuit')
  expect(sample).toMatchObject({ isSample: true, struckCents: 5900, askedCents: 4720 })
})
