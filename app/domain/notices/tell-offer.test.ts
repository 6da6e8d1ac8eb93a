import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { cancelBooking } from '#app/domain/camps/bookings/store.server.ts'
import { joinWaiting } from '#app/domain/camps/waiting/store.server.ts'
import { pushSender } from '#app/outside/push/push-sender.server.ts'
import { campWaits, members } from '#db/schema/index.ts'
import { booked, lanzarote } from '#test/camps/booking.ts'
import { useCamps } from '#test/camps/use-camps.ts'
import { usePushService } from '#test/push-service.ts'
import { chooseQuietHours, subscribeBrowser, tellOffer } from './store.server.ts'

const { at, on, database, pool } = await useCamps()
const service = usePushService()
const settings = { appSecret: 'a secret of the tests, long enough', siteUrl: 'https://club.exemple.fr' }
const push = pushSender({ ...settings, isProduction: false })
const day = () => on('2027-01-10')

/** A member who waits for a place, and whose browser may be told. */
async function member(path: string) {
  const userId = randomUUID()
  const own = { userId, email: `${userId}@club.example`, firstName: 'Camille', lastName: 'Essai' }
  const standing = { role: 'athlete', status: 'active', updatedAt: new Date() } as const
  await database()
    .insert(members)
    .values({ ...own, ...standing })
  await subscribeBrowser(day(), { userId, purpose: 'offers' }, service.subscription(path))
  return own
}

async function fullCamp() {
  const one = await booked(day(), {})
  await booked(day(), { places: 3 })
  return one.secret
}

const join = ({ userId, email, firstName }: Awaited<ReturnType<typeof member>>) =>
  joinWaiting(day(), { path: lanzarote, places: 1, userId, email, firstName })

/** The jobs that were asked for, done as the worker does them. */
async function work(instant: string) {
  const jobs = await pool().query(
    `SELECT payload FROM graphile_worker._private_jobs AS jobs
      JOIN graphile_worker._private_tasks AS tasks ON tasks.id = jobs.task_id WHERE identifier = 'tell_offer'`,
  )
  for (const { payload } of jobs.rows) await tellOffer({ ...at(instant), push }, payload)
}

test('a place that is offered to a member is told to their browser too, with the camp and the day, and nobody’s name', async () => {
  const person = await member('/offre')
  const secret = await fullCamp()
  await join(person)
  await cancelBooking(day(), { secret, refundCents: 0 })
  await work('2027-01-10T10:01:00Z')
  const [told, ...more] = service.told('/offre')
  expect(more).toEqual([])
  expect(told).toMatchObject({
    title: 'Une place est pour vous',
    body: expect.stringMatching(/^Stage Lanzarote, à prendre avant le 12\sjanvier\s2027, 11\sh\.$/),
    path: expect.stringMatching(/^\/liste-d-attente\/[\w-]{32}$/),
  })
  expect(JSON.stringify(told)).not.toMatch(/Camille|Essai|@/)
})

test('in the quiet hours of a member nothing is sent until they end; the offer keeps its own clock', async () => {
  const person = await member('/nuit')
  await chooseQuietHours(day(), person.userId, { quietFrom: 10, quietUntil: 14 })
  const secret = await fullCamp()
  await join(person)
  await cancelBooking(day(), { secret, refundCents: 0 })
  await work('2027-01-10T10:01:00Z')
  expect(service.told('/nuit')).toEqual([])
  const jobs = await pool().query(`SELECT run_at FROM graphile_worker._private_jobs AS jobs
    JOIN graphile_worker._private_tasks AS tasks ON tasks.id = jobs.task_id
    WHERE identifier = 'tell_offer' AND run_at = '2027-01-10T13:00:00Z'`)
  expect(jobs.rows).toHaveLength(1)
  const [wait] = await database().select().from(campWaits).where(eq(campWaits.email, person.email))
  expect(wait?.offeredUntil?.toISOString()).toBe('2027-01-12T10:00:00.000Z')
  await work('2027-01-10T13:00:00Z')
  expect(service.told('/nuit')).toHaveLength(1)
})

test('an offer that is over is not told; who is told in the office alone is not told of offers', async () => {
  const person = await member('/tard')
  const coach = await member('/bureau')
  await subscribeBrowser(day(), { userId: coach.userId, purpose: 'office' }, service.subscription('/bureau'))
  const secret = await fullCamp()
  await join(coach)
  await join(person)
  await cancelBooking(day(), { secret, refundCents: 0 })
  await work('2027-01-10T10:01:00Z')
  expect(service.told('/bureau')).toEqual([])
  await work('2027-01-12T10:00:00Z')
  expect(service.told('/tard')).toEqual([])
})

test('while no push service answers the job fails, to be tried again; the mail has left already', async () => {
  const person = await member('/panne')
  service.down.add('/panne')
  const secret = await fullCamp()
  await join(person)
  await cancelBooking(day(), { secret, refundCents: 0 })
  const [wait] = await database().select().from(campWaits).where(eq(campWaits.email, person.email))
  const payload = { id: wait?.id, until: wait?.offeredUntil }
  const tell = () => tellOffer({ ...at('2027-01-10T10:01:00Z'), push }, JSON.parse(JSON.stringify(payload)))
  await expect(tell()).rejects.toThrow('push service')
  service.down.delete('/panne')
  await tell()
  expect(service.told('/panne')).toHaveLength(1)
})
