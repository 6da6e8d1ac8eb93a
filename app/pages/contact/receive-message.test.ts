import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { servicesContext } from '#app/http/context.ts'
import { messages, outgoingMails } from '#db/schema/index.ts'
import { useDatabase } from '#test/database.ts'
import { post, visitorContext } from '#test/visitor.ts'
import { readParameters } from './read-parameters.server.ts'
import { receiveMessage } from './receive-message.server.ts'

const held = useDatabase()
const fields = {
  subject: 'coaching',
  name: 'Camille Martin',
  email: 'athlete@exemple.fr',
  phone: '',
  message: 'Je prépare un marathon.',
}

let visitors = 0
const visitor = (address = `192.0.2.${(visitors += 1)}`) =>
  visitorContext(held.connection.database, { address })
const send = (typed: Record<string, string>, context = visitor()) =>
  receiveMessage(post('/contact', typed), context)

function refused(answer: Awaited<ReturnType<typeof send>>) {
  if (answer instanceof Response) throw new Error('The message was accepted.')
  const headers = new Headers(answer.init?.headers)
  return { status: answer.init?.status, ...answer.data, headers }
}

test('a good message is kept, then leads to the page that says so, with nothing personal in its address', async () => {
  const context = visitor()
  const answer = await send(fields, context)
  if (!(answer instanceof Response)) throw new Error('The message was refused.')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact?envoye=1'])
  expect(await held.connection.database.select().from(messages)).toHaveLength(1)
  expect(await held.connection.database.select().from(outgoingMails)).toHaveLength(2)

  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  const next = new Request('http://localhost/contact?envoye=1', { headers: { cookie } })
  const { sent } = await readParameters(next, context.get(servicesContext))
  expect(sent?.details).toMatchObject({ email: 'athlete@exemple.fr', subject: 'Coaching' })
  const stranger = new Request('http://localhost/contact?envoye=1')
  expect((await readParameters(stranger, context.get(servicesContext))).sent).toEqual({})
})

test('an address alone leads to the form that takes a word more, which belongs to it', async () => {
  const context = visitor()
  const email = 'depart+un@exemple.fr'
  const answer = await send({ email, fromPage: '/nos-soins' }, context)
  if (!(answer instanceof Response)) throw new Error('The address was refused.')
  const next = answer.headers.get('location') ?? ''
  expect(next).toBe('/contact?email=depart%2Bun%40exemple.fr#contact-form')
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  const open = (path: string, headers = {}) =>
    readParameters(new Request(`http://localhost${path}`, { headers }), context.get(servicesContext))
  expect((await open(next, { cookie })).sent?.details).toMatchObject({ email, isLead: true })
  expect((await open(next)).sent).toBeUndefined()
  expect((await open('/contact?email=autre%40exemple.fr', { cookie })).sent).toBeUndefined()

  const word = post('/contact', { email, name: 'Camille', message: 'Le soir.' })
  word.headers.set('cookie', cookie)
  expect(await receiveMessage(word, context)).toHaveProperty('status', 303)
  const kept = await held.connection.database.select().from(messages).where(eq(messages.email, email))
  expect(kept).toMatchObject([{ fromPage: '/nos-soins', name: 'Camille', message: 'Le soir.' }])
})

test.each([
  ['/compte/securite', true],
  ['/espace-athlete/competition/calendrier', true],
  ['/nos-stages/lanzarote', true],
  ['/commande/3Vw0f5p4SjqvX1', false],
  ['/inscription/3Vw0f5p4SjqvX1', false],
  ['/cadeau/3Vw0f5p4SjqvX1', false],
  ['/notre-boutique/prevenez-moi/3Vw0f5p4SjqvX1', false],
])('of an address left on %s the page is named: %s', async (fromPage, isNamed) => {
  const email = `depart${fromPage.length}${isNamed ? 'oui' : 'non'}@exemple.fr`
  expect(await send({ email, fromPage })).toHaveProperty('status', 303)
  const [kept] = await held.connection.database.select().from(messages).where(eq(messages.email, email))
  expect(kept?.fromPage).toBe(isNamed ? fromPage : null)
})

test('what is wrong is said field by field, and every text is kept', async () => {
  const answer = refused(await send({ ...fields, subject: 'x', phone: '12', email: 'athlete@exemple' }))
  expect(answer.status).toBe(422)
  expect(answer.problems.map(({ field }) => field)).toEqual(['subject', 'email', 'phone'])
  expect(answer.values).toMatchObject({ name: 'Camille Martin', email: 'athlete@exemple', phone: '12' })
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

test('bytes that are no text, and fields that are not there, are refused by name', async () => {
  const body = new Uint8Array([
    ...Buffer.from('subject=coaching&name=A%ff&email=a%40b.fr&message=Bonjour+'),
    0xff,
    0xfe,
  ])
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const request = new Request('http://localhost/contact', { method: 'POST', body, headers })
  const answer = refused(await receiveMessage(request, visitor()))
  expect(answer.problems.map(({ field }) => field)).toEqual(['name', 'message'])
  expect(refused(await send({})).problems).toHaveLength(1)
})

test('a body that is no form is a 400', async () => {
  const request = new Request('http://localhost/contact', {
    method: 'POST',
    body: '{"name":"x"}',
    headers: { 'content-type': 'application/json' },
  })
  await expect(receiveMessage(request, visitor())).rejects.toMatchObject({ init: { status: 400 } })
})

test('what looks automated is asked again, and goes through when sent again', async () => {
  const context = visitor()
  const trapped = { ...fields, message: 'Un autre message.', site: 'https://exemple.fr' }
  expect(refused(await send(trapped, context))).toMatchObject({
    status: 422,
    problem: 'confirm',
    problems: [],
  })
  expect(await send({ ...trapped, confirme: 'oui' }, context)).toBeInstanceOf(Response)
})

test('too many messages from one address wait, with their text; mistakes do not count', async () => {
  const context = visitor('198.51.100.7')
  for (let attempt = 0; attempt < 10; attempt += 1) await send({ ...fields, email: '' }, context)
  for (let count = 0; count < 5; count += 1) {
    const typed = { ...fields, email: `athlete${count}@exemple.fr`, message: `Message numéro ${count}` }
    expect(await send(typed, context)).toBeInstanceOf(Response)
  }
  const answer = refused(await send({ ...fields, email: 'six@exemple.fr' }, context))
  expect(answer).toMatchObject({ status: 429, problem: 'later', values: { message: fields.message } })
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('nobody is sent receipts without end, wherever they are asked from', async () => {
  const victim = { ...fields, email: 'victime@exemple.fr' }
  const answers = []
  for (let count = 0; count < 6; count += 1)
    answers.push(await send({ ...victim, message: `Message ${count} !` }))
  expect(answers.filter((answer) => answer instanceof Response)).toHaveLength(4)
})

test('the address of the page fills fields in, unknown values fill nothing', async () => {
  const services = visitor().get(servicesContext)
  const read = (query: string) => readParameters(new Request(`http://localhost/contact${query}`), services)
  expect(await read('')).toMatchObject({ isForEverybody: true, sent: undefined })
  expect(await read('?utm=x')).toMatchObject({ isForEverybody: true })
  expect(await read('?sujet=stage&email=a%40b.fr&stage=inconnu')).toEqual({
    isForEverybody: false,
    sent: undefined,
    prefilled: { email: 'a@b.fr', subject: 'stage', concerns: '' },
  })
  expect((await read('?sujet=__proto__')).prefilled.subject).toBe('')
})
