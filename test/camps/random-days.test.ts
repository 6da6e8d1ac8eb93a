import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  cancelBooking,
  findBookingBySecret,
  askForBalances,
  askToPay,
} from '#app/domain/camps/bookings/store.server.ts'
import { changeOptions, leaveBooking, transferPlace } from '#app/domain/camps/changes/change-store.server.ts'
import { cancelBookingByClub, cancelCamp } from '#app/domain/camps/office/store.server.ts'
import { makeVoucher } from '#app/domain/camps/vouchers/office-store.server.ts'
import { voucherFields, voucherSchema } from '#app/domain/camps/vouchers/schema.ts'
import { answerWait, joinWaiting, moveWaitingLists } from '#app/domain/camps/waiting/store.server.ts'
import { expireOrders, markPaid } from '#app/domain/orders/store.server.ts'
import { campWaits } from '#db/schema/index.ts'
import { bookNow, lanzarote, somebody } from './booking.ts'
import { compareWithOracle } from './compare-with-oracle.ts'
import { type Booking, isHere, isLive, openOracle, type Wait } from './oracle.ts'
import { useCamps } from './use-camps.ts'

const { at, database, pool } = await useCamps()
const minute = 60_000
const hour = 60 * minute
const by = { author: 'essai' }

test.for([1, 2, 3, 4, 5])(
  'random days (%i): bookings, who waits, changes, vouchers, money and mails are those of an oracle',
  { timeout: 120_000 },
  async (seed) => {
    const days = await openDays(seed)
    for (let step = 0; step < 130 && days.isOn(); step += 1) {
      const said = await days.live()
      await days.compare(`${seed}, ${step}: ${said}`)
    }
    await days.callOff()
    await days.compare(`${seed}: called off`)
  },
)

async function openDays(seed: number) {
  let now = Date.parse('2026-11-22T10:00:00Z')
  const oracle = openOracle(now, 2)
  const services = () => at(new Date(now).toISOString())
  const random = seeded(seed * 7919)
  const many = (most: number) => Math.floor(random() * most)
  const oneOf = <One>(all: readonly One[]): One | undefined => all[many(all.length)]
  const code = `BON${seed}`
  const blank = Object.fromEntries(voucherFields.map((name) => [name, '']))
  const voucher = voucherSchema.parse({ ...blank, code, kind: 'amount', value: '50', uses: '2' })
  expect(await makeVoucher(services(), voucher)).toEqual({ ok: true })
  let people = 0
  const nobodyYet = () => `p${seed}-${(people += 1)}@exemple.fr`

  async function book(wait?: Wait) {
    const count = wait ? 1 + many(wait.places) : 1 + many(2)
    const wished = Array.from({ length: count }, () => [
      ...(many(3) === 0 ? ['velo'] : []),
      ...(many(3) === 0 ? ['transfert'] : []),
    ])
    const bikes = wished.filter((options) => options.includes('velo')).length
    const hasCode = many(4) === 0
    const buyer = nobodyYet()
    const isWhole = many(2) === 0
    const change = {
      email: buyer,
      plan: isWhole ? 'whole' : 'deposit',
      voucher: hasCode ? code : '',
      ...Object.fromEntries(
        wished.flatMap((ids, rank) => ids.map((id) => [`option-${id}-${rank + 1}`, 'on'])),
      ),
    }
    const secret = wait && (await secretOf(wait))
    const answer = await bookNow(services(), { places: count, change, ...(secret && { wait: secret }) })
    const isFit = count <= oracle.free() + (wait?.places ?? 0) && bikes <= oracle.left('velo')
    const isOk = isFit && (!hasCode || oracle.voucherIsFree())
    expect(answer.ok, `books ${count}`).toBe(isOk)
    if (!answer.ok) return
    const made = oracle.book({ buyer, people: wished, isWhole, hasCode, ...(wait && { wait }) })
    made.secret = answer.booking.secret
  }

  async function pay(booking: Booking) {
    if (booking.stage !== 'expired') {
      const due = await askToPay(services(), { secret: booking.secret, method: 'transfer' })
      expect(due.ok).toBe(booking.dues.some(({ isPaid }) => !isPaid))
      if (!due.ok) return
    }
    const number = await openOrderOf(booking)
    if (number === undefined) return
    const paid = await markPaid(services(), { number, author: 'essai' })
    expect(paid.ok, 'pays').toBe(oracle.pay(booking))
  }

  async function giveUp(booking: Booking) {
    if (many(3) === 0 && booking.stage === 'booked') {
      const { id = '' } = (await findBookingBySecret(database(), booking.secret)) ?? {}
      const ended = await cancelBookingByClub(services(), { bookingId: id, author: 'essai', isWaived: true })
      expect(ended).toMatchObject({ ok: true })
      return oracle.giveUp(booking, 'club')
    }
    const refundCents = Math.max(0, booking.here - oracle.costOfGivingUp(booking))
    const wish = { secret: booking.secret, refundCents: booking.stage === 'held' ? 0 : refundCents }
    expect(await cancelBooking(services(), wish), 'gives up').toMatchObject({ ok: true })
    oracle.giveUp(booking, 'participant')
  }

  /** One participant who comes: leaves, is replaced, or has other options. */
  async function change(booking: Booking) {
    const here = booking.people.filter(isHere)
    const person = oneOf(here)
    if (!person) return
    const whose = { secret: booking.secret, rank: booking.people.indexOf(person) + 1 }
    const act = many(3)
    const isBooked = booking.stage === 'booked'
    if (act === 0) {
      const keptCents = oracle.keptOfOne(booking, person)
      const waived = many(3) === 0 ? { keptCents: Math.floor(keptCents / 2), reason: 'Un geste' } : undefined
      const left = await leaveBooking(services(), { ...whose, keptCents, ...(waived && { waived, by }) })
      expect(left.ok, 'leaves').toBe(isBooked && here.length > 1)
      if (left.ok) oracle.leave(booking, person, waived?.keptCents ?? keptCents)
    } else if (act === 1) {
      const email = nobodyYet()
      const given = await transferPlace(services(), { ...whose, person: somebody({ email }) })
      expect(given.ok, 'is replaced').toBe(isBooked)
      if (given.ok) oracle.transfer(booking, person, email)
    } else {
      const options = ['velo', 'transfert'].filter(() => many(2) === 0)
      const changeCents = oracle.changeOf(person, options)
      const done = await changeOptions(services(), { ...whose, options, changeCents })
      const wantsBike = options.includes('velo') && !person.options.includes('velo')
      expect(done.ok, 'changes options').toBe(isBooked && (!wantsBike || oracle.left('velo') > 0))
      if (done.ok) oracle.change(booking, person, options)
    }
  }

  async function join() {
    const [name, places] = [nobodyYet(), 1 + many(3)]
    const wish = { path: lanzarote, firstName: 'Ana', email: name, places, userId: undefined }
    const joined = await joinWaiting(services(), wish)
    expect(joined.ok, 'joins').toBe(oracle.free() < places)
    if (!joined.ok) return
    const wait = oracle.join(name, places)
    await answerWait(services(), { secret: await secretOf(wait), act: 'confirmer' })
  }

  async function answer(wait: Wait) {
    const act = (['rester', 'quitter', 'revenir'] as const)[many(3)] ?? 'rester'
    const { state } = wait
    const isOut = state === 'lapsed' || state === 'left'
    if (act === 'quitter' && state !== 'waiting' && state !== 'offered') return
    if (act === 'rester' && state !== 'offered') return
    if (act === 'revenir' && !isOut) return
    const done = await answerWait(services(), { secret: await secretOf(wait), act })
    expect(done.ok, act).toBe(act !== 'revenir' || oracle.free() < wait.places)
    if (done.ok) oracle.answer(wait, act)
  }

  /** Stops wherever something ends by itself, as the jobs of each minute do. */
  async function passTime() {
    const until = now + (1 + many(72)) * hour + many(60) * minute
    while (now < until) {
      now = Math.min(until, Math.max(now + minute, oracle.nextEnd()))
      await expireOrders(services())
      await moveWaitingLists(services())
      await askForBalances(services())
      oracle.wait(now)
    }
  }

  return {
    isOn: () => now < Date.parse('2027-02-19T10:00:00Z'),
    /** @returns what happened, for who reads a failure */
    async live(): Promise<string> {
      now += minute
      oracle.itIs(now)
      const booking = oneOf(oracle.bookings.filter((one) => isLive(one) || one.stage === 'expired'))
      const acts: Record<string, () => Promise<void> | undefined> = {
        book: () => book(),
        take: () => {
          const wait = oneOf(oracle.waits.filter(({ state }) => state === 'offered'))
          return wait && book(wait)
        },
        pay: () => booking && pay(booking),
        giveUp: () => (booking && isLive(booking) ? giveUp(booking) : undefined),
        change: () => (booking && isLive(booking) ? change(booking) : undefined),
        join,
        answer: () => {
          const wait = oneOf(oracle.waits)
          return wait && answer(wait)
        },
        passTime,
      }
      const names = [
        'book',
        'book',
        'take',
        'take',
        'pay',
        'pay',
        'giveUp',
        'change',
        'change',
        'join',
        'join',
        'answer',
        'passTime',
      ]
      const name = oneOf(names) ?? 'book'
      await acts[name]?.()
      await moveWaitingLists(services())
      oracle.everyMinute()
      return name
    },
    async callOff() {
      const wish = { camp: 'lanzarote', author: 'essai', reason: 'Tempête' }
      expect(await cancelCamp(services(), wish)).toMatchObject({ ok: true })
      oracle.callOff()
    },
    compare: (said: string) => compareWithOracle(pool(), oracle, { services: services(), code, said }),
  }
}

async function secretOf({ name }: Wait): Promise<string> {
  const [wait] = await database().select().from(campWaits).where(eq(campWaits.email, name))
  return wait?.secret ?? ''
}

async function openOrderOf({ secret }: Booking): Promise<string | undefined> {
  const { rows } = await pool().query<{ number: string }>(
    `SELECT number FROM club.orders JOIN club.bookings ON bookings.id = booking_id
     WHERE bookings.secret = $1 AND orders.stage <> 'cancelled' AND NOT EXISTS (SELECT FROM club.payments WHERE order_id = orders.id)`,
    [secret],
  )
  return rows[0]?.number
}

/** Numbers from 0 to 1, the same ones from the same seed. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
