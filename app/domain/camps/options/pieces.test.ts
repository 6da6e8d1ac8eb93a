import { beforeEach, expect, test } from 'vitest'
import { expireOrders } from '#app/domain/orders/store.server.ts'
import { readPiecesLeft, seedStock } from '#app/domain/shop/store.server.ts'
import { booked, bookNow, lanzarote, somebody, typedBooking, wishOf } from '#test/camps/booking.ts'
import { contentWith, useCamps } from '#test/camps/use-camps.ts'
import { readBookingForm } from '../bookings/booking-form.ts'
import { bookCamp, cancelBooking, readOffer } from '../bookings/store.server.ts'
import { changeOptions, leaveBooking, transferPlace } from '../changes/change-store.server.ts'

const { on, database, pay, read, pool } = await useCamps()
const shirt = 'id: t-shirt, label: T-shirt du stage, price: 20, product: t-shirt-relief, colour: vert-piste'
const known: { content?: Awaited<ReturnType<typeof contentWith>> } = {}
const day = (date = '2026-11-22') => on(date, known.content)
const [xs, m, xxl] = ['vert-piste-xs', 'vert-piste-m', 'vert-piste-xxl']
const left = async (variant: string) =>
  (await readPiecesLeft(database(), 't-shirt-relief')).get('t-shirt-relief')?.get(variant)

beforeEach(async () => {
  known.content ??= await contentWith('nosStages/lanzarote.md', ['options:', `options:\n  - { ${shirt} }`])
  await pool()
    .query(`SET session_replication_role = replica; DELETE FROM club.stock_movements; DELETE FROM club.stock;
    SET session_replication_role = DEFAULT`)
  await seedStock({ ...day() })
})

const inSize = (variant: string, ...ranks: number[]) =>
  Object.fromEntries(ranks.map((rank) => [`option-t-shirt-${rank}`, variant]))

async function paid(places: number, change: Record<string, string>) {
  const { orderId, ...made } = await booked(day(), { places, change })
  await pay('2026-11-22', orderId)
  return made
}

test('an option that is a product offers its sizes in one colour, the smallest first, with what is in stock', async () => {
  const offer = await readOffer(day(), lanzarote)
  const sizes = offer?.camp.options.find(({ id }) => id === 't-shirt')?.sizes
  expect(sizes?.map(({ label }) => label.replace(/^taille\s/, ''))).toEqual([
    'XS',
    'S',
    'M',
    'L',
    'XL',
    'XXL',
  ])
  expect([sizes?.[0]?.left, sizes?.at(-1)?.left]).toEqual([3, 0])
  const typed = (size: string) =>
    offer && readBookingForm({ ...offer.camp, today: offer.today }, 1, typedBooking(1, inSize(size, 1)))
  expect(typed(xxl)).toMatchObject({ ok: false, problems: [{ field: 'option-t-shirt-1' }] })
  expect(typed('blanc-craie-m')).toMatchObject({ ok: false })
  expect(typed('on')).toMatchObject({ ok: false })
})

test('the piece is held with the place: the fourth for three is told, and what is unpaid goes back', async () => {
  const { id, secret, orderId } = await booked(day(), { places: 3, change: inSize(xs, 1, 2, 3) })
  expect(await left(xs)).toBe(0)
  const { participants } = await read(secret)
  expect(participants[0]?.options).toMatchObject([
    { id: 't-shirt', label: 'T-shirt du stage, taille\u00a0XS', cents: 2000, piece: { variant: xs } },
  ])
  await expect(bookNow(day(), { change: inSize(xs, 1) })).rejects.toThrow('Cette taille vient de partir')
  await expireOrders(day('2026-12-20'))
  expect(await left(xs)).toBe(3)
  expect(await pay('2026-12-20', orderId)).toMatchObject({ ok: true })
  expect(await left(xs)).toBe(0)
  expect((await read(secret)).id).toBe(id)
})

test('paid late without a piece, the place is not taken again', async () => {
  const late = await booked(day(), { change: inSize(xs, 1) })
  await expireOrders(day('2026-12-20'))
  await booked(day('2026-12-20'), { places: 3, change: inSize(xs, 1, 2, 3) })
  expect(await pay('2026-12-20', late.orderId)).toMatchObject({ ok: false })
  expect([await left(xs), (await read(late.secret)).stage]).toEqual([0, 'expired'])
})

test('twenty for the three pieces of a size: three have one, nobody else is booked', async () => {
  const wishes = await Promise.all(Array.from({ length: 20 }, () => wishOf(day(), { change: inSize(xs, 1) })))
  const answers = await Promise.all(wishes.map((wish) => bookCamp(day(), wish)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
  expect(answers.filter((answer) => !answer.ok && answer.why === 'full')).toHaveLength(17)
  expect(await left(xs)).toBe(0)
})

test('another size, leaving and giving up give pieces back; a place that is given on keeps its own', async () => {
  const { secret } = await paid(3, inSize(m, 1, 2, 3))
  expect(await left(m)).toBe(5)
  const swap = { secret, rank: 1, options: [`t-shirt/${xs}`], changeCents: 0 }
  expect(await changeOptions(day(), swap)).toEqual({ ok: true })
  expect(await changeOptions(day(), swap)).toEqual({ ok: true })
  expect([await left(m), await left(xs)]).toEqual([6, 2])
  const none = { secret, rank: 1, options: [`t-shirt/${xxl}`], changeCents: 0 }
  expect(await changeOptions(day(), none)).toMatchObject({ ok: false })
  expect(await changeOptions(day(), { ...swap, options: [], changeCents: -2000 })).toEqual({ ok: true })
  expect([await left(m), await left(xs)]).toEqual([6, 3])
  expect(await transferPlace(day(), { secret, rank: 2, person: somebody() })).toEqual({ ok: true })
  expect(await left(m)).toBe(6)
  expect(await leaveBooking(day(), { secret, rank: 2, keptCents: 20_700 })).toEqual({ ok: true })
  expect(await left(m)).toBe(7)
  const { agreed } = await read(secret)
  expect(agreed.depositCents).toBe(62_100)
  expect(await cancelBooking(day(), { secret, refundCents: 0 })).toEqual({ ok: true })
  expect([await left(m), await left(xs)]).toEqual([8, 3])
})
