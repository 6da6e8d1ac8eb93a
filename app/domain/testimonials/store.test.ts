import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { standingClock } from '#app/outside/clock.ts'
import { auditLog, members, outgoingMails, testimonials } from '#db/schema/index.ts'
import { useDatabase } from '#test/database.ts'
import { testimonialSchema } from './schema.ts'
import {
  askTestimonial,
  countTestimonialsToRead,
  decideTestimonial,
  eraseTestimonialsOfPerson,
  findTestimonial,
  openAfterCamp,
  ownTestimonials,
  purgeTestimonials,
  readTestimonials,
  testimonialsOfPerson,
  withdrawTestimonial,
  writeTestimonial,
} from './store.server.ts'

const held = useDatabase()
const content = await openSiteContent({ showsSamples: true, now: () => new Date('2026-11-20T10:00:00Z') })
const services = (at = '2026-11-20T10:00:00Z') => ({
  database: held.connection.database,
  clock: standingClock(at),
  appSecret: 'secret of these tests',
  content,
})
const actor = { id: '00000000-0000-4000-8000-000000000001', name: 'Coach' }

const typed = (change: Record<string, string> = {}) =>
  testimonialSchema('2026-11-20').parse({
    discipline: 'Natation',
    title: 'Mille mètres sans m’arrêter',
    text: 'En septembre je respirais toutes les deux longueurs.\r\nEn juin, j’ai traversé le lac.',
    livedOn: '2026-06-14',
    firstName: ' Camille ',
    initial: 'r',
    scope: 'site',
    agrees: 'oui',
    ...change,
  })

async function person(status: 'active' | 'ended' = 'active') {
  const userId = randomUUID()
  const email = `${userId}@exemple.fr`
  await services()
    .database.insert(members)
    .values({ userId, email, role: 'athlete', status, firstName: 'Camille', updatedAt: new Date() })
  return { userId, email, phones: [] }
}

const mailsTo = async (email: string) =>
  services()
    .database.select({ template: outgoingMails.template, facts: outgoingMails.facts })
    .from(outgoingMails)
    .where(eq(outgoingMails.recipient, email))
    .orderBy(outgoingMails.createdAt)

async function asked() {
  const { userId, email, phones } = await person()
  expect(await askTestimonial(services(), { memberId: userId, actor })).toBe('asked')
  const [mail] = await mailsTo(email)
  const { secret } = (mail?.facts ?? {}) as { secret: string }
  return { secret, person: { userId, email, phones } }
}

const shown = async () => (await readTestimonials(services())).items
const find = async (secret: string) => {
  const found = await findTestimonial(services().database, secret)
  if (!found) throw new Error('not found')
  return found
}
const decide = async (secret: string, decision: 'publier' | 'retoucher' | 'refuser', word = '') => {
  const { id, writtenAt } = await find(secret)
  const seen = writtenAt?.toISOString() ?? ''
  return decideTestimonial(services(), { id, decision: { decision, word }, seen, actor })
}

test('asked by mail, written, approved: it is shown as it was written, and examples are shown no more', async () => {
  expect((await shown()).every(({ sample }) => sample)).toBe(true)
  const { secret, person: author } = await asked()
  const row = await find(secret)
  expect(row.secretHash).not.toContain(secret)
  expect(await askTestimonial(services(), { memberId: author.userId, actor })).toBe('again')
  expect((await mailsTo(author.email)).map(({ facts }) => facts)).toEqual([
    { firstName: 'Camille', about: '', secret },
    { firstName: 'Camille', about: '', secret },
  ])
  expect(await writeTestimonial(services(), { secret, typed: typed() })).toBe('written')
  expect(await writeTestimonial(services(), { secret, typed: typed() })).toBe('same')
  expect(await countTestimonialsToRead(services().database)).toBe(1)
  expect((await shown()).every(({ sample }) => sample)).toBe(true)
  expect(await askTestimonial(services(), { memberId: author.userId, actor })).toBe('there')
  expect(await decide(secret, 'publier')).toBe('decided')
  expect(await decide(secret, 'publier')).toBe('not-now')
  expect(await shown()).toEqual([
    {
      discipline: 'Natation',
      title: 'Mille mètres sans m’arrêter',
      text: 'En septembre je respirais toutes les deux longueurs.\nEn juin, j’ai traversé le lac.',
      author: 'Camille R.',
      livedOn: '2026-06-14',
      publishedOn: '2026-11-20',
      tone: 'blue',
      sample: false,
      draft: false,
      reply: undefined,
    },
  ])
  expect((await mailsTo(author.email)).at(-1)).toMatchObject({
    template: 'testimonial-answered',
    facts: { answer: 'publier', secret },
  })
  expect(await withdrawTestimonial(services(), secret)).toBe(true)
  expect((await shown()).every(({ sample }) => sample)).toBe(true)
})

test('taken back, nothing of it is left but that it was, and its address opens no form', async () => {
  const { secret, person: author } = await asked()
  expect(await withdrawTestimonial(services(), secret)).toBe(false)
  await writeTestimonial(services(), { secret, typed: typed() })
  await decide(secret, 'publier')
  expect(await withdrawTestimonial(services(), secret)).toBe(true)
  expect(await withdrawTestimonial(services(), secret)).toBe(false)
  expect(await find(secret)).toMatchObject({
    status: 'withdrawn',
    title: null,
    text: null,
    author: null,
    livedOn: null,
    publishedOn: null,
    scope: 'site',
  })
  expect(await writeTestimonial(services(), { secret, typed: typed() })).toBe('closed')
  const lines = await services()
    .database.select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.subjectId, author.userId))
  expect(lines.map(({ action }) => action).toSorted()).toEqual([
    'testimonial.approved',
    'testimonial.asked',
    'testimonial.withdrawn',
  ])
})

test('a change of its author takes it off until it is read again; what a coach did not read is not published', async () => {
  const { secret } = await asked()
  await writeTestimonial(services(), { secret, typed: typed() })
  const read = await find(secret)
  const at = services('2026-11-20T11:00:00Z')
  expect(await writeTestimonial(at, { secret, typed: typed({ title: 'Autrement' }) })).toBe('written')
  const late = { id: read.id, seen: read.writtenAt?.toISOString() ?? '', actor }
  const decision = { decision: 'publier', word: '' } as const
  expect(await decideTestimonial(at, { ...late, decision })).toBe('changed')
  expect(await decide(secret, 'publier')).toBe('decided')
  expect(await writeTestimonial(at, { secret, typed: typed({ title: 'Encore' }) })).toBe('written')
  expect((await shown()).map(({ title }) => title)).not.toContain('Encore')
  expect(await decide(secret, 'retoucher', 'Sans nommer votre médecin, s’il vous plaît.')).toBe('decided')
  expect(await find(secret)).toMatchObject({ status: 'change-asked', publishedOn: null })
  expect(await writeTestimonial(at, { secret, typed: typed({ title: 'Encore' }) })).toBe('written')
  expect(await decide(secret, 'refuser', 'Trop loin de nous.')).toBe('decided')
  expect(await writeTestimonial(at, { secret, typed: typed() })).toBe('closed')
})

test('no address but its own opens it; nobody who left is asked; without consent nothing is kept', async () => {
  const { database } = services()
  for (const none of ['', 'x', 'A'.repeat(32), 'A'.repeat(33), '../../etc/passwd'])
    expect(await findTestimonial(database, none)).toBeUndefined()
  expect(await writeTestimonial(services(), { secret: 'A'.repeat(32), typed: typed() })).toBe('unknown')
  const { userId } = await person('ended')
  expect(await askTestimonial(services(), { memberId: userId, actor })).toBe('unknown')
  const refused = testimonialSchema('2026-11-20').safeParse({ ...typed(), initial: '', agrees: '' })
  expect(refused.error?.issues.map(({ path }) => path[0])).toEqual(['agrees'])
  await expect(
    database.insert(testimonials).values({
      id: randomUUID(),
      secretHash: randomUUID(),
      email: 'x@exemple.fr',
      firstName: 'X',
      askedAt: new Date(),
      status: 'approved',
      title: 'T',
      text: 'T',
      publishedOn: '2026-11-20',
    }),
  ).rejects.toThrow()
})

test('once the secret of the site was changed, the link sent before opens until another is told', async () => {
  const { secret, person: author } = await asked()
  const later = { ...services(), appSecret: 'another secret' }
  expect(await find(secret)).toMatchObject({ status: 'asked' })
  const [own] = await ownTestimonials(later, author)
  expect(own?.secret).not.toBe(secret)
  expect(await find(own?.secret ?? '')).toMatchObject({ status: 'asked' })
  expect(await findTestimonial(services().database, secret)).toBeUndefined()
})

test('a person has theirs told, changed and erased; what nobody answers goes', async () => {
  const { secret, person: author } = await asked()
  await writeTestimonial(services(), { secret, typed: typed() })
  expect(await ownTestimonials(services(), author)).toMatchObject([{ status: 'waiting', secret }])
  const told = await testimonialsOfPerson(services().database, author)
  expect(told).toMatchObject([{ author: 'Camille R.', scope: 'site' }])
  expect(JSON.stringify(told)).not.toContain('secretHash')
  await services().database.transaction((transaction) => eraseTestimonialsOfPerson(transaction, author))
  expect(await testimonialsOfPerson(services().database, author)).toEqual([])
  const { secret: unanswered } = await asked()
  expect(await purgeTestimonials(services('2027-05-18T10:00:00Z'))).toBe(0)
  const { database, appSecret } = services()
  const at = new Date('2027-05-18T10:00:00Z')
  const after = { email: 'Sacha@exemple.fr', firstName: 'Sacha', about: 'Lanzarote' }
  const open = () =>
    database.transaction((transaction) => openAfterCamp(transaction, { appSecret, at }, after))
  const first = (await open()) ?? ''
  expect(await open()).toBe(first)
  expect(await purgeTestimonials(services('2027-05-20T10:00:00Z'))).toBeGreaterThan(0)
  expect(await findTestimonial(database, unanswered)).toBeUndefined()
  await writeTestimonial(services('2027-05-20T10:00:00Z'), { secret: first, typed: typed() })
  expect(await open()).toBeUndefined()
})
