import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { servicesContext } from '#app/http/context.ts'
import { standingClock } from '#app/outside/clock.ts'
import { pushSender } from '#app/outside/push/push-sender.server.ts'
import { members, messages, outgoingMails, pushSubscriptions } from '#db/schema/index.ts'
import { useDatabase } from '#test/database.ts'
import { usePushService } from '#test/push-service.ts'
import { visitorContext } from '#test/visitor.ts'
import { isQuiet } from './rules.ts'
import { chooseNotices, subscribeBrowser, tellOffice } from './store.server.ts'

const held = useDatabase()
const accounts = { mfa: { listFactors: async () => ({ data: undefined }) } } as never

const service = usePushService()

const servicesAt = (now: string) => {
  const services = visitorContext(held.connection.database).get(servicesContext)
  const push = pushSender({ ...services, isProduction: false })
  return { ...services, clock: standingClock(now), accounts, push, isProduction: false }
}
const noon = '2026-11-20T11:00:00Z'

async function coach(
  chosen: { byMail?: boolean; rooms?: string[] } = {},
  rights = { role: 'admin' as const },
) {
  const userId = randomUUID()
  const person = { email: `${userId}@club.example`, firstName: 'Camille', lastName: 'Essai' }
  const standing = { status: 'active' as const, updatedAt: new Date() }
  await held.connection.database.insert(members).values({ userId, ...rights, ...person, ...standing })
  const notices = { rooms: ['messages'], quietFrom: 21, quietUntil: 7, byMail: false, ...chosen }
  await chooseNotices(servicesAt(noon), { userId, rights: { rooms: [], ...rights } }, notices)
  return { userId, email: person.email }
}

const subscribe = (userId: string, path: string) =>
  subscribeBrowser(servicesAt(noon), { userId, purpose: 'office' }, service.subscription(path))

const write = (name: string) =>
  held.connection.database
    .insert(messages)
    .values({ name, email: 'zoe@club.example', message: 'Bonjour', receivedAt: new Date(noon) })

const { told } = service

test('what is new reaches the browser alone, once, at the hours that were chosen', async () => {
  await write('Avant')
  const { userId } = await coach()
  await subscribe(userId, '/un')
  await tellOffice(servicesAt(noon))
  expect(told('/un')).toEqual([])
  await write('Zoé')
  await tellOffice(servicesAt('2026-11-20T21:00:00Z'))
  expect(told('/un')).toEqual([])
  await tellOffice(servicesAt('2026-11-21T06:00:00Z'))
  await tellOffice(servicesAt('2026-11-21T06:01:00Z'))
  expect(told('/un')).toMatchObject([
    { title: 'Message de Zoé', path: expect.stringMatching(/^\/admin\/messages\//) },
  ])
  await write('Malo')
  await write('Inès')
  await tellOffice(servicesAt(noon))
  expect(told('/un').at(-1)).toMatchObject({ title: '2 choses à traiter', path: '/admin' })
  expect(new Set(service.received().map(({ key }) => key)).size).toBe(1)
})

test('a browser that is gone is forgotten; without one, a mail a day for those who want it', async () => {
  const { database } = held.connection
  const { userId, email } = await coach({ byMail: true })
  service.gone.add('/parti')
  await subscribe(userId, '/parti')
  await write('Paul')
  await tellOffice(servicesAt(noon))
  expect(await database.$count(pushSubscriptions, eq(pushSubscriptions.userId, userId))).toBe(0)
  const mails = () => database.select().from(outgoingMails).where(eq(outgoingMails.recipient, email))
  expect(await mails()).toMatchObject([
    { template: 'office-digest', facts: { lines: [{ title: 'Message de Paul' }], left: 0 } },
  ])
  await write('Léa')
  await tellOffice(servicesAt('2026-11-20T17:00:00Z'))
  expect(await mails()).toHaveLength(1)
  await tellOffice(servicesAt('2026-11-21T09:00:00Z'))
  expect((await mails()).at(-1)).toMatchObject({ facts: { lines: [{ title: 'Message de Léa' }] } })
})

test('what no push service took is told once one answers again', async () => {
  const { userId } = await coach()
  service.down.add('/panne')
  await subscribe(userId, '/panne')
  await write('Iris')
  await tellOffice(servicesAt(noon))
  expect(told('/panne')).toEqual([])
  service.down.delete('/panne')
  await tellOffice(servicesAt(noon))
  await tellOffice(servicesAt(noon))
  expect(told('/panne')).toMatchObject([{ title: 'Message de Iris' }])
})

test('a push service that always refuses is asked less and less, and still told once it answers', async () => {
  const { userId } = await coach()
  service.down.add('/refus')
  await subscribe(userId, '/refus')
  await write('Ugo')
  const asked = service.asked().filter((path) => path === '/refus').length
  for (let minute = 0; minute < 16; minute += 1)
    await tellOffice(servicesAt(new Date(Date.parse(noon) + minute * 60_000).toISOString()))
  const times = service.asked().filter((path) => path === '/refus').length - asked
  expect(times).toBe(5)
  service.down.delete('/refus')
  for (const hour of ['15', '16']) await tellOffice(servicesAt(`2026-11-20T${hour}:00:00Z`))
  expect(told('/refus')).toMatchObject([{ title: 'Message de Ugo' }])
})

test('the newest is told however many wait before it', async () => {
  for (let number = 0; number < 21; number++) await write(`Ancien ${number}`)
  const { userId } = await coach()
  await subscribe(userId, '/nombre')
  await held.connection.database.insert(messages).values({
    name: 'Dernier',
    email: 'zoe@club.example',
    message: 'Moi',
    receivedAt: new Date('2026-11-20T11:30:00Z'),
  })
  await tellOffice(servicesAt('2026-11-20T12:00:00Z'))
  expect(told('/nombre')).toMatchObject([{ title: 'Message de Dernier' }])
})

test('an assistant is told of their rooms alone, and of nothing once they have none', async () => {
  const { database } = held.connection
  const { userId } = await coach({ rooms: ['messages', 'commandes'] }, { role: 'assistant' as never })
  await subscribe(userId, '/aide')
  await write('Ana')
  await tellOffice(servicesAt(noon))
  expect(told('/aide')).toEqual([])
  await database
    .update(members)
    .set({ rooms: ['messages'] })
    .where(eq(members.userId, userId))
  await tellOffice(servicesAt(noon))
  expect(told('/aide')).toHaveLength(1)
  await database.update(members).set({ role: 'athlete' }).where(eq(members.userId, userId))
  await write('Noa')
  await tellOffice(servicesAt(noon))
  expect(told('/aide')).toHaveLength(1)
})

test('the site asks no other address than those of push services', async () => {
  const { userId } = await coach()
  const services = { ...servicesAt(noon), isProduction: true }
  const own = { userId, purpose: 'office' } as const
  const elsewhere = { ...service.subscription('/x'), endpoint: 'https://169.254.169.254/x' }
  expect(await subscribeBrowser(services, own, elsewhere)).toBe(false)
})

test.each([
  [21, 7, 22, true],
  [21, 7, 3, true],
  [21, 7, 7, false],
  [12, 14, 13, true],
  [12, 14, 14, false],
  [0, 0, 0, false],
])('silence from %i to %i at %i: %s', (quietFrom, quietUntil, hour, is) => {
  expect(isQuiet({ quietFrom, quietUntil }, hour)).toBe(is)
})
