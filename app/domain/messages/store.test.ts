import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { standingClock } from '#app/outside/clock.ts'
import { messages, outgoingMails } from '#db/schema/index.ts'
import { useDatabase } from '#test/database.ts'
import { writtenMails } from '#test/mail/written.ts'
import type { MessageAct, Standing } from './standing.ts'
import {
  actOnMessage,
  answerMessage,
  findMessage,
  listCannedAnswers,
  listMessages,
  purgeMessages,
  readThread,
  removeCannedAnswer,
  saveCannedAnswer,
  sendMessage,
  countUnanswered,
} from './store.server.ts'

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

const noa = { id: randomUUID(), name: 'Noa Coach' }
const lou = { id: randomUUID(), name: 'Lou Coach' }
const everything = { assignedTo: undefined, subject: undefined, since: undefined, page: 1, perPage: 50 }

test('a message changes its state once, and the second coach is told by whom; lists hold those asked for', async () => {
  const now = services('2026-11-20T13:00:00Z')
  const [one, other] = [
    await sendMessage(now, message('quatre@exemple.fr')),
    await sendMessage(now, { ...message('cinq@exemple.fr'), name: 'Élodie Roche' }),
  ]
  const act = (name: MessageAct, actor = noa) => actOnMessage(now, { id: one.id, act: name, actor })
  const idsOf = async (search: string, standing?: Standing) =>
    (await listMessages(now.database, { ...everything, search, standing })).messages.map(({ id }) => id)
  expect(await act('answered')).toEqual({ ok: true })
  expect(await act('answered', lou)).toEqual({
    ok: false,
    status: 409,
    message: expect.stringMatching(/^Déjà marqué comme répondu par Noa Coach, le 20.novembre/),
  })
  expect(await idsOf('', 'answered')).toEqual([one.id])
  expect(await idsOf('', 'open')).toContain(other.id)
  expect(await idsOf('', 'open')).not.toContain(one.id)
  expect(await idsOf('elodie', undefined)).toEqual([other.id])
  expect(await act('closed')).toEqual({ ok: true })
  expect(await idsOf('', 'closed')).toEqual([one.id])
  expect(await act('reopened')).toEqual({ ok: true })
  const waiting = await countUnanswered(now.database)
  expect(await act('spam')).toEqual({ ok: true })
  expect(await countUnanswered(now.database)).toBe(waiting - 1)
  expect(await idsOf('', undefined)).not.toContain(one.id)
  expect(await idsOf('', 'spam')).toEqual([one.id])
  expect(await act('not-spam')).toEqual({ ok: true })
  expect(await actOnMessage(now, { id: randomUUID(), act: 'closed', actor: noa })).toMatchObject({
    status: 404,
  })
})

test('an answer leaves in its thread, once; a second coach reads the first answer before theirs leaves', async () => {
  const now = services('2026-11-20T14:00:00Z')
  const { id } = await sendMessage(now, message('six@exemple.fr'))
  const answer = (text: string, seen: number, actor = noa) => answerMessage(now, { id, text, seen, actor })
  const pressed = await Promise.all([answer('Il en reste deux.', 0), answer('Il en reste deux.', 0)])
  expect(pressed).toEqual([{ ok: true }, { ok: true }])
  expect(await answer('Complet !', 0, lou)).toEqual({
    ok: false,
    status: 409,
    message: expect.stringMatching(/^Noa Coach a répondu le 20.novembre.* lisez sa réponse/),
  })
  expect(await answer('Je confirme.', 1, lou)).toEqual({ ok: true })
  const thread = await readThread(now.database, id)
  expect(thread.map(({ authorName, text, mail }) => [authorName, text, mail?.status])).toEqual([
    ['Noa Coach', 'Il en reste deux.', 'waiting'],
    ['Lou Coach', 'Je confirme.', 'waiting'],
  ])
  const [receipt, first, second] = (await writtenMails(now.database)).filter(
    ({ recipient }) => recipient === 'six@exemple.fr',
  )
  expect(first).toMatchObject({
    subject: `Re: ${receipt?.subject}`,
    replyTo: 'bonjour@exemple.fr',
    follows: [receipt?.id],
  })
  expect(second?.follows).toEqual([receipt?.id, first?.id])
  expect(first?.text).toMatch(/Il en reste deux\.[\s\S]*Noa Coach, [\s\S]*Reste-t-il une place/)
})

test('a canned answer is made once, changed and removed', async () => {
  const now = services('2026-11-20T14:30:00Z')
  const id = randomUUID()
  const made = { id, title: 'Places', text: 'Bonjour {prénom}', actor: noa }
  const save = (isNew: boolean, text = made.text) => saveCannedAnswer(now, { ...made, text, isNew })
  expect([await save(true), await save(true, 'Autre'), await save(false, 'Bonsoir')]).toEqual([
    true,
    true,
    true,
  ])
  expect(await listCannedAnswers(now.database)).toMatchObject([{ id, text: 'Bonsoir' }])
  const later = services('2026-11-20T15:00:00Z')
  const seen = later.clock.now()
  const change = { ...made, isNew: false, seen, text: 'Salut' }
  expect(await saveCannedAnswer(later, change)).toBe('changed-since')
  expect(await saveCannedAnswer(later, { ...change, text: 'Bonsoir' })).toBe(true)
  const remove = () => removeCannedAnswer(now, { id, actor: noa })
  expect([await remove(), await remove(), await save(false)]).toEqual([true, false, false])
})

test('messages are removed three years after the last exchange, spam after a month', async () => {
  const { database } = held.connection
  const old = await sendMessage(services('2020-01-01T00:00:00Z'), message('ancien@exemple.fr'))
  const answered = await sendMessage(services('2020-01-01T00:00:00Z'), message('suivi@exemple.fr'))
  await database
    .update(messages)
    .set({ answeredAt: new Date('2021-06-01T00:00:00Z') })
    .where(eq(messages.id, answered.id))
  const spam = await sendMessage(services('2022-12-01T00:00:00Z'), message('pub@exemple.fr'))
  const mark = { id: spam.id, act: 'spam', actor: noa } as const
  await actOnMessage(services('2022-12-01T00:00:00Z'), mark)
  expect(await purgeMessages(services('2022-12-31T00:00:00Z'))).toBe(0)
  expect(await purgeMessages(services('2023-01-01T00:00:01Z'))).toBe(2)
  expect(await findMessage(database, old.id)).toBeUndefined()
  expect(await findMessage(database, answered.id)).toBeDefined()
})

function rowsOf(email: string) {
  return held.connection.database.select().from(messages).where(eq(messages.email, email))
}

function mailsTo(email: string) {
  return held.connection.database.select().from(outgoingMails).where(eq(outgoingMails.recipient, email))
}
