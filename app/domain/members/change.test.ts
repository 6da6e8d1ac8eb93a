import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { auditLog, members } from '#db/schema/index.ts'
import { memberServices } from '#test/accounts/members.ts'
import { useDatabase } from '#test/database.ts'
import { writtenMailsTo } from '#test/mail/written.ts'
import { useAuthService } from '@allure/auth-server/testing'
import { changeMember, readMember } from './store.server.ts'

const database = useDatabase()
const service = useAuthService({}, { pool: () => database.connection.pool })
const services = () => memberServices(database.connection.database, service.admin())
const password = 'un mot de passe assez long'

beforeEach(async () => {
  await database.connection.database.delete(members)
})

async function someone(role: 'athlete' | 'admin' = 'athlete', status: 'active' | 'invited' = 'active') {
  const email = `${randomUUID()}@club.example`
  const { data } = await service.admin().createUser({ email, password, email_confirm: true })
  const userId = data.user?.id ?? ''
  const row = { userId, email, role, status, firstName: 'Zoé', lastName: 'Essai', updatedAt: new Date() }
  await database.connection.database.insert(members).values(row)
  return { userId, email, actor: { id: userId, name: email } }
}

const read = (userId: string) => readMember(database.connection.database, userId)
const linesOf = async (userId: string) =>
  (await database.connection.database.select().from(auditLog).where(eq(auditLog.subjectId, userId))).map(
    ({ action, actorId }) => [action, actorId],
  )

test('a coach changes name, address and role: the account follows, both addresses are told, each is logged', async () => {
  const [{ actor }, athlete] = [await someone('admin'), await someone()]
  const { userId } = athlete
  const email = `nouvelle-${athlete.email}`
  const changes = { email, role: 'admin', firstName: 'Zoë', lastName: 'Martin' } as const
  expect(await changeMember(services(), { userId, actor }, changes)).toBe('done')
  expect(await read(userId)).toMatchObject(changes)
  const signedIn = await service.client().auth.signInWithPassword({ email, password })
  expect(signedIn.data.user?.user_metadata).toMatchObject({ first_name: 'Zoë', last_name: 'Martin' })
  for (const address of [athlete.email, email]) {
    const [mail, ...more] = await writtenMailsTo(database.connection.database, address)
    expect([mail?.template, more]).toEqual(['account-email-changed', []])
    expect(mail?.text).toContain(email)
  }
  const actions = ['member.renamed', 'member.role-changed', 'member.email-changed']
  expect(await linesOf(userId)).toEqual(actions.map((action) => [action, actor.id]))
  expect(await changeMember(services(), { userId, actor }, changes)).toBe('done')
  expect(await linesOf(userId)).toHaveLength(3)
})

test('the last coach stays one, nobody changes their own role, and nothing is changed by halves', async () => {
  const [coach, athlete] = [await someone('admin'), await someone()]
  const lowered = { role: 'athlete', firstName: 'Autre' } as const
  const on = { userId: coach.userId, actor: undefined }
  expect(await changeMember(services(), on, lowered)).toBe('last-admin')
  expect(await changeMember(services(), coach, lowered)).toBe('yourself')
  expect(await read(coach.userId)).toMatchObject({ role: 'admin', firstName: 'Zoé' })
  await changeMember(services(), { ...on, userId: athlete.userId }, { role: 'admin' })
  expect(await changeMember(services(), on, lowered)).toBe('done')
})

test('an address that is somebody’s is refused, in the club or outside; an invited person is invited anew', async () => {
  const [one, other, invited] = [await someone(), await someone(), await someone('athlete', 'invited')]
  const on = { userId: one.userId, actor: undefined }
  expect(await changeMember(services(), on, { email: other.email })).toBe('email-taken')
  const outside = `${randomUUID()}@club.example`
  await service.admin().createUser({ email: outside, email_confirm: true })
  expect(await changeMember(services(), on, { email: outside })).toBe('email-taken')
  expect(await read(one.userId)).toMatchObject({ email: one.email })
  const mails = await writtenMailsTo(database.connection.database, one.email)
  expect(mails).toEqual([])
  const toInvited = { userId: invited.userId, actor: undefined }
  expect(await changeMember(services(), toInvited, { email: outside })).toBe('not-now')
  expect(await changeMember(services(), { ...on, userId: randomUUID() }, {})).toBe('unknown')
})
