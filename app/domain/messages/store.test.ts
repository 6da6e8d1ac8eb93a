import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { standingClock } from '#app/outside/clock.ts'
import { messages, outgoingMails } from '#db/schema/index.ts'
import { useDatabase } from '#test/database.ts'
import { writtenMails } from '#test/mail/written.ts'
import { findMessage, listMessages, markMessage, purgeMessages, sendMessage } from './store.server.ts'

const held = useDatabase()
const content = await openSiteContent({ showsSamples: true, now: () => new Date() })
const services = (now: string) => ({ database: held.connection.database, content, clock: standingClock(now) })

const message = (email: string) => ({
  subject: 'stage' as const,
  name: 'Camille Martin',
  email,
  phone: '+33612345678',
  message: 'Reste-t-il une place ?',
  concerns: 'Lanzarote',
  fromPage: undefined,
})

const lead = (email: string) => ({ ...noWords, email, fromPage: '/nos-soins' })
const noWords = {
  subject: undefined,
  name: undefined,
  phone: undefined,
  message: undefined,
  concerns: undefined,
}

test('a message is kept, with a notice to answer and a receipt', async () => {
  const { database } = held.connection
  const sent = await sendMessage(services('2026-11-20T10:00:00Z'), message('un@exemple.fr'))
  expect(await rowsOf('un@exemple.fr')).toMatchObject([
    { ...message('un@exemple.fr'), fromPage: null, id: sent.id, answeredAt: null },
  ])
  const mails = await writtenMails(database)
  expect(mails.map(({ template, recipient, replyTo }) => [template, recipient, replyTo])).toEqual([
    ['message-notice', 'bonjour@exemple.fr', 'un@exemple.fr'],
    ['message-receipt', 'un@exemple.fr', 'bonjour@exemple.fr'],
  ])
  expect(mails[0]?.subject).toBe('[Contact] Stage : Camille Martin')
  expect(await findMessage(database, sent.id)).toMatchObject({ email: 'un@exemple.fr', subject: 'Stage' })
})

test('a double click is one message, ten minutes later it is another', async () => {
  const twice = [1, 2, 3].map(() => sendMessage(services('2026-11-20T11:00:00Z'), message('deux@exemple.fr')))
  const ids = new Set((await Promise.all(twice)).map(({ id }) => id))
  expect(ids.size).toBe(1)
  expect(await rowsOf('deux@exemple.fr')).toHaveLength(1)
  expect(await mailsTo('deux@exemple.fr')).toHaveLength(1)

  await sendMessage(services('2026-11-20T11:09:59Z'), message('deux@exemple.fr'))
  expect(await rowsOf('deux@exemple.fr')).toHaveLength(1)
  await sendMessage(services('2026-11-20T11:10:00Z'), message('deux@exemple.fr'))
  expect(await rowsOf('deux@exemple.fr')).toHaveLength(2)
})

test('other words are another message', async () => {
  const first = message('trois@exemple.fr')
  await sendMessage(services('2026-11-20T12:00:00Z'), first)
  await sendMessage(services('2026-11-20T12:00:01Z'), { ...first, message: 'Et une chambre simple ?' })
  await sendMessage(services('2026-11-20T12:00:02Z'), { ...first, subject: 'coaching' })
  expect(await rowsOf('trois@exemple.fr')).toHaveLength(3)
})

test('an address alone is kept once, with the page it came from; the word that follows belongs to it', async () => {
  const sent = await sendMessage(services('2026-11-20T12:30:00Z'), lead('piste@exemple.fr'))
  const again = await sendMessage(services('2026-11-20T12:31:00Z'), lead('piste@exemple.fr'))
  expect(again.id).toBe(sent.id)
  const { database } = held.connection
  expect(await findMessage(database, sent.id)).toMatchObject({ isLead: true, subject: 'Être recontacté' })

  const words = { ...lead('piste@exemple.fr'), name: 'Camille', message: 'Le soir.', fromPage: undefined }
  const add = (at: string) => sendMessage(services(at), words, sent.id)
  expect([(await add('2026-11-20T12:32:00Z')).id, (await add('2026-11-20T12:33:00Z')).id]).toEqual([
    sent.id,
    sent.id,
  ])
  const kept = { name: 'Camille', message: 'Le soir.', fromPage: '/nos-soins', subject: null }
  expect(await rowsOf('piste@exemple.fr')).toMatchObject([
    { ...kept, receivedAt: new Date('2026-11-20T12:30:00Z') },
  ])
  expect((await mailsTo('piste@exemple.fr')).map(({ facts }) => facts)).toMatchObject([
    { fromPage: '/nos-soins' },
    { fromPage: '/nos-soins', message: 'Le soir.' },
  ])

  await sendMessage(services('2026-11-20T12:34:00Z'), { ...words, email: 'autre@exemple.fr' }, sent.id)
  expect(await rowsOf('piste@exemple.fr')).toHaveLength(1)
  expect(await rowsOf('autre@exemple.fr')).toHaveLength(1)
})

test('one message is marked as answered, once; lists hold those asked for', async () => {
  const now = services('2026-11-20T13:00:00Z')
  const [one, other] = [
    await sendMessage(now, message('quatre@exemple.fr')),
    await sendMessage(now, { ...message('cinq@exemple.fr'), name: 'Élodie Roche' }),
  ]
  const actor = { id: randomUUID(), name: 'Noa Coach' }
  const mark = (isAnswered: boolean) => markMessage(now, { id: one.id, isAnswered, actor })
  expect([await mark(true), await mark(true)]).toEqual([true, false])
  const idsOf = async (search: string, isAnswered?: boolean) => {
    const asked = { search, isAnswered, page: 1, perPage: 50 }
    return (await listMessages(now.database, asked)).messages.map(({ id }) => id)
  }
  expect(await idsOf('', true)).toEqual([one.id])
  expect(await idsOf('', false)).toContain(other.id)
  expect(await idsOf('', false)).not.toContain(one.id)
  expect(await idsOf('elodie')).toEqual([other.id])
  expect([await mark(false), await mark(false)]).toEqual([true, false])
})

test('messages are removed three years after the last exchange', async () => {
  const { database } = held.connection
  const old = await sendMessage(services('2020-01-01T00:00:00Z'), message('ancien@exemple.fr'))
  const answered = await sendMessage(services('2020-01-01T00:00:00Z'), message('suivi@exemple.fr'))
  await database
    .update(messages)
    .set({ answeredAt: new Date('2021-06-01T00:00:00Z') })
    .where(eq(messages.id, answered.id))
  expect(await purgeMessages(services('2023-01-01T00:00:01Z'))).toBe(1)
  expect(await findMessage(database, old.id)).toBeUndefined()
  expect(await findMessage(database, answered.id)).toBeDefined()
})

function rowsOf(email: string) {
  return held.connection.database.select().from(messages).where(eq(messages.email, email))
}

function mailsTo(email: string) {
  return held.connection.database.select().from(outgoingMails).where(eq(outgoingMails.recipient, email))
}
