import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { makeRecoveryCodes } from '#app/domain/recovery-codes/store.server.ts'
import { auditLog, members, recoveryCodes } from '#db/schema/index.ts'
import { memberServices } from '#test/accounts/members.ts'
import { useDatabase } from '#test/database.ts'
import { writtenMailsTo } from '#test/mail/written.ts'
import { useAuthService } from '@allure/auth-server/testing'
import {
  changeGroups,
  changeRights,
  endMembership,
  makeFirstAdmin,
  firstAdminLink,
  purgeMembers,
  reactivateMember,
  readMember,
  removeSampleMembers,
  resetSecondFactor,
  sampleLink,
  suspendMember,
} from './store.server.ts'

const database = useDatabase()
const service = useAuthService({}, { pool: () => database.connection.pool })
const services = (now?: string) =>
  memberServices(database.connection.database, service.admin(), now ? { now } : {})
const password = 'un mot de passe assez long'
const nobody = undefined

beforeEach(async () => {
  await database.connection.database.delete(members)
})

async function someone(
  role: 'athlete' | 'admin' = 'athlete',
  status: 'active' | 'invited' | 'ended' = 'active',
) {
  const email = `${randomUUID()}@club.example`
  const { data } = await service.admin().createUser({ email, password, email_confirm: true })
  const userId = data.user?.id ?? ''
  await database.connection.database
    .insert(members)
    .values({ userId, email, role, status, updatedAt: new Date() })
  return { userId, email, actor: { id: userId, name: email } }
}

const statusOf = async (userId: string) => (await readMember(database.connection.database, userId))?.status
const linesOf = async (userId: string) =>
  (await database.connection.database.select().from(auditLog).where(eq(auditLog.subjectId, userId))).map(
    ({ action }) => action,
  )
const signIn = (email: string) => service.client().auth.signInWithPassword({ email, password })

test('a suspended member does not come in any more, nor go on; reactivated, they do', async () => {
  const [{ actor }, athlete] = [await someone('admin'), await someone()]
  const client = service.client()
  await client.auth.signInWithPassword({ email: athlete.email, password })
  expect(await suspendMember(services(), { userId: athlete.userId, actor })).toBe('done')
  expect(await statusOf(athlete.userId)).toBe('suspended')
  expect((await signIn(athlete.email)).error?.code).toBe('user_banned')
  expect((await client.auth.refreshSession()).error?.code).toBe('user_banned')
  expect(await suspendMember(services(), { userId: athlete.userId, actor })).toBe('not-now')
  expect(await reactivateMember(services(), { userId: athlete.userId, actor })).toBe('done')
  expect((await signIn(athlete.email)).error).toBeNull()
  expect(await linesOf(athlete.userId)).toEqual(['member.suspended', 'member.reactivated'])
  // Whose membership ends while they are suspended takes their data along as well.
  for (const act of [suspendMember, endMembership])
    expect(await act(services(), { userId: athlete.userId, actor })).toBe('done')
  expect((await signIn(athlete.email)).error).toBeNull()
})

test('whose membership ends keeps the account, to take their data along', async () => {
  const [{ actor }, athlete] = [await someone('admin'), await someone()]
  expect(await endMembership(services('2026-11-20T23:30:00Z'), { userId: athlete.userId, actor })).toBe(
    'done',
  )
  // The day it is in France.
  expect(await readMember(database.connection.database, athlete.userId)).toMatchObject({
    status: 'ended',
    endedOn: '2026-11-21',
  })
  expect((await signIn(athlete.email)).error).toBeNull()
})

test('nobody acts on themselves, and the last administrator stays', async () => {
  const [one, made] = [await someone('admin'), await someone('admin', 'invited')]
  for (const act of [suspendMember, endMembership]) {
    expect(await act(services(), { userId: one.userId, actor: one.actor })).toBe('yourself')
    expect(await act(services(), { userId: one.userId, actor: nobody })).toBe('last-admin')
    expect(await act(services(), { userId: randomUUID(), actor: one.actor })).toBe('unknown')
  }
  expect(await resetSecondFactor(services(), { userId: one.userId, actor: one.actor })).toBe('yourself')
  expect(await endMembership(services(), { userId: made.userId, actor: one.actor })).toBe('done')
  expect(await statusOf(one.userId)).toBe('active')
})

test('two administrators who end each other at once: one stays', async () => {
  const [one, another] = [await someone('admin'), await someone('admin')]
  const answers = await Promise.all([
    endMembership(services(), { userId: one.userId, actor: another.actor }),
    endMembership(services(), { userId: another.userId, actor: one.actor }),
  ])
  expect(answers).toEqual(['done', 'last-admin'])
})

test('a lost second factor is taken away with its recovery codes, and its owner is told', async () => {
  const [{ actor }, athlete] = [await someone('admin'), await someone()]
  const client = service.client()
  await client.auth.signInWithPassword({ email: athlete.email, password })
  await client.auth.mfa.enroll({ factorType: 'totp' })
  await makeRecoveryCodes(services(), athlete.userId)
  expect(await resetSecondFactor(services(), { userId: athlete.userId, actor })).toBe('done')
  const { data } = await service.admin().mfa.listFactors({ userId: athlete.userId })
  expect(data?.factors).toEqual([])
  const codes = database.connection.database
    .select()
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, athlete.userId))
  expect(await codes).toEqual([])
  const [letter] = await writtenMailsTo(database.connection.database, athlete.email)
  expect(letter?.text).toContain('le club a retiré')
})

test('when the service is away nothing is done', async () => {
  const [{ actor }, athlete] = [await someone('admin'), await someone()]
  const accounts = service.admin()
  accounts.updateUserById = () => Promise.reject(new Error('The service is away.'))
  const away = { ...services(), accounts }
  await expect(suspendMember(away, { userId: athlete.userId, actor })).rejects.toThrow('away')
  expect(await statusOf(athlete.userId)).toBe('active')
  expect(await linesOf(athlete.userId)).toEqual([])
})

test('groups change, for oneself too', async () => {
  const { userId, actor } = await someone('admin')
  expect(await changeGroups(services(), { userId, actor }, ['Piste'])).toBe('done')
  expect((await readMember(database.connection.database, userId))?.groups).toEqual(['Piste'])
})

test('groups and rights that another coach changed since are not overwritten; said again they are done', async () => {
  const [{ actor }, { userId }] = [await someone('admin'), await someone()]
  const on = { userId, actor, seen: new Date('2020-01-01T00:00:00Z') }
  const rights = { role: 'assistant', rooms: ['messages'] } as const
  expect(await changeGroups(services(), on, ['Piste'])).toBe('changed-since')
  expect(await changeRights(services(), on, rights)).toBe('changed-since')
  const read = await readMember(database.connection.database, userId)
  expect(await changeGroups(services(), { ...on, seen: read?.updatedAt }, ['Piste'])).toBe('done')
  expect(await changeGroups(services(), on, ['Piste'])).toBe('done')
  const now = await readMember(database.connection.database, userId)
  expect(await changeRights(services(), { ...on, seen: now?.updatedAt }, rights)).toBe('done')
  expect(await changeRights(services(), on, rights)).toBe('done')
})

test('the first administrator is made once, however many try; then the link is void', async () => {
  const made = await sampleLink(services(), 'admin')
  expect(made).toMatch(/\/logged\?token_hash=[\w-]+&type=magiclink$/)
  const link = await firstAdminLink(services())
  const token = new URL(link ?? '').searchParams.get('jeton') ?? ''
  const admin = (name: string) => ({ email: `${name}@club.example`, firstName: name, lastName: '', password })
  expect(await makeFirstAdmin(services(), { token: 'x', admin: admin('faux') })).toBe('closed')
  const tries = ['un', 'deux', 'trois'].map((name) =>
    makeFirstAdmin(services(), { token, admin: admin(name) }),
  )
  expect((await Promise.all(tries)).sort()).toEqual(['closed', 'closed', 'made'])
  expect((await signIn('un@club.example')).error).toBeNull()
  expect((await signIn('deux@club.example')).error?.code).toBe('invalid_credentials')
  expect(await firstAdminLink(services())).toBeUndefined()
})

test('an account left by an attempt that was cut off is taken over', async () => {
  await service.admin().createUser({ email: 'reste@club.example', email_confirm: true })
  const token = new URL((await firstAdminLink(services())) ?? '').searchParams.get('jeton') ?? ''
  const admin = { email: 'reste@club.example', firstName: '', lastName: '', password }
  expect(await makeFirstAdmin(services(), { token, admin })).toBe('made')
  expect((await signIn('reste@club.example')).error).toBeNull()
})

test('made-up people are one each, and go when samples are not shown any more', async () => {
  await sampleLink(services(), 'athlete')
  await sampleLink(services(), 'athlete')
  await sampleLink(services(), 'admin')
  expect(await database.connection.database.select().from(members)).toHaveLength(2)
  expect(await removeSampleMembers(services())).toBe(2)
  expect(await removeSampleMembers(services())).toBe(0)
  expect(
    (await service.admin().listUsers({ perPage: 1000 })).data.users.map(({ email }) => email),
  ).not.toContain('coach@exemple.invalid')
})

test('members go three years after their time, invitations after one, with their accounts; others stay', async () => {
  const someoneSince = async (status: 'ended' | 'invited', day: string) => {
    const { userId } = await someone('athlete', status)
    const since = status === 'ended' ? { endedOn: day } : { invitedAt: new Date(day) }
    await database.connection.database.update(members).set(since).where(eq(members.userId, userId))
    return userId
  }
  const gone = [await someoneSince('ended', '2023-11-01'), await someoneSince('invited', '2025-11-01')]
  const kept = [await someoneSince('ended', '2023-12-01'), await someoneSince('invited', '2025-12-01')]
  const { userId: active } = await someone()
  await database.connection.database
    .update(members)
    .set({ invitedAt: new Date('2020-11-01') })
    .where(eq(members.userId, active))
  expect(await purgeMembers(services('2026-11-20T02:00:00Z'))).toBe(2)
  for (const userId of gone) {
    expect(await statusOf(userId)).toBeUndefined()
    expect((await service.admin().getUserById(userId)).error?.code).toBe('user_not_found')
  }
  expect(await Promise.all([...kept, active].map(statusOf))).toEqual(['ended', 'invited', 'active'])
})
