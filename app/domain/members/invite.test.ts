import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, members } from '#db/schema/index.ts'
import { memberServices } from '#test/accounts/members.ts'
import { useDatabase } from '#test/database.ts'
import { writtenMailsTo } from '#test/mail/written.ts'
import { useAuthService } from '@allure/auth-server/testing'
import { invitationSchema } from './schema.ts'
import { endMembership, inviteMember, listMembers, readMember } from './store.server.ts'

const database = useDatabase()
const service = useAuthService({}, { pool: () => database.connection.pool })
const services = () => memberServices(database.connection.database, service.admin())
const coach = { id: crypto.randomUUID(), name: 'Coach Essai' }
const invitation = (email: string, role = 'athlete') =>
  invitationSchema.parse({
    role,
    email,
    firstName: ' Zoé ',
    lastName: 'Lemaître',
    groups: 'Piste, piste ,Trail',
  })
const emailsTo = (email: string) => writtenMailsTo(database.connection.database, email)

/** Follows the link of an invitation. */
async function follow(link: string) {
  const query = new URL(link).searchParams
  const token_hash = query.get('token_hash') ?? ''
  return service
    .client()
    .auth.verifyOtp({ token_hash, type: query.get('type') === 'invite' ? 'invite' : 'magiclink' })
}

test('somebody is invited by an email with a link that opens their account; the audit log says by whom', async () => {
  const answer = await inviteMember(services(), invitation('Zoe@Club.example'), coach)
  if (answer.outcome !== 'invited') throw new Error(answer.outcome)
  expect(answer.member).toMatchObject({
    email: 'zoe@club.example',
    status: 'invited',
    firstName: 'Zoé',
    groups: ['Piste', 'Trail'],
  })
  expect(answer.link).toMatch(/^http:\/\/localhost:3000\/invitation\?token_hash=[\w-]+&type=invite$/)
  const [invited] = await emailsTo('zoe@club.example')
  expect(invited?.text).toContain(answer.link)
  expect(invited?.text).toContain('Coach Essai')
  const [line] = await database.connection.database
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, answer.member.userId))
  expect(line).toMatchObject({ action: 'member.invited', actorId: coach.id, subjectName: 'Zoé Lemaître' })
  const opened = await follow(answer.link)
  expect(opened.data.user?.id).toBe(answer.member.userId)
  // The email was ours: the service sent none.
  expect(service.mails).toEqual([])
})

test('inviting again renews the link, and the one before is void', async () => {
  const first = await inviteMember(services(), invitation('encore@club.example'), coach)
  const second = await inviteMember(services(), invitation('encore@club.example', 'admin'), coach)
  if (first.outcome !== 'invited' || second.outcome !== 'invited') throw new Error('not invited')
  expect(second.member).toMatchObject({ userId: first.member.userId, role: 'admin', status: 'invited' })
  expect((await follow(first.link)).error?.code).toBe('otp_expired')
  expect((await follow(second.link)).error).toBeNull()
  expect(await emailsTo('encore@club.example')).toHaveLength(2)
})

test('an invitation pressed twice leaves once, and one that was renewed since is not renewed again', async () => {
  const email = 'deux-fois@club.example'
  const press = (seen: Date | null | undefined) => inviteMember(services(), invitation(email), coach, seen)
  const first = await press(null)
  if (first.outcome !== 'invited') throw new Error(first.outcome)
  expect(await press(null)).toMatchObject({ outcome: 'invited-since', member: { email } })
  expect(await emailsTo(email)).toHaveLength(1)
  const renewed = await press(first.member.invitedAt)
  if (renewed.outcome !== 'invited') throw new Error(renewed.outcome)
  expect(await press(first.member.invitedAt)).toMatchObject({ outcome: 'invited-since' })
  expect(await emailsTo(email)).toHaveLength(2)
  expect((await follow(renewed.link)).error).toBeNull()
})

test('whoever has an account already is a member at once, and the link signs them in', async () => {
  const email = 'ancien@club.example'
  const { data } = await service
    .admin()
    .createUser({ email, password: 'un mot de passe gardé', email_confirm: true })
  const answer = await inviteMember(services(), invitation(email), coach)
  if (answer.outcome !== 'opened') throw new Error(answer.outcome)
  expect(answer.member).toMatchObject({ userId: data.user?.id, status: 'active' })
  expect((await follow(answer.link)).data.user?.id).toBe(data.user?.id)
  const again = await inviteMember(services(), invitation(email, 'admin'), coach)
  expect(again).toMatchObject({ outcome: 'already-member', member: { role: 'athlete' } })
  expect(await endMembership(services(), { userId: answer.member.userId, actor: coach })).toBe('done')
  const back = await inviteMember(services(), invitation(email), coach)
  expect(back).toMatchObject({ outcome: 'opened', member: { status: 'active', endedOn: null } })
})

test('a member is known by the account, whatever address the account has taken since', async () => {
  const [former, present] = ['avant@club.example', 'apres@club.example']
  const { data } = await service.admin().createUser({ email: former, email_confirm: true })
  const answer = await inviteMember(services(), invitation(former, 'admin'), coach)
  const { userId = '' } = answer.member ?? {}
  await service.admin().updateUserById(data.user?.id ?? '', { email: present, email_confirm: true })
  const again = await inviteMember(services(), invitation(present, 'athlete'), coach)
  expect(again).toMatchObject({ outcome: 'already-member', member: { userId, role: 'admin' } })
  await database.connection.database
    .update(members)
    .set({ status: 'suspended' })
    .where(eq(members.userId, userId))
  await service.admin().updateUserById(userId, { ban_duration: '100h' })
  const closed = await inviteMember(services(), invitation(present, 'athlete'), coach)
  expect(closed).toMatchObject({ outcome: 'already-member', member: { status: 'suspended' } })
  const { data: account } = await service.admin().getUserById(userId)
  expect(Date.parse(account.user?.banned_until ?? '')).toBeGreaterThan(Date.now())
})

test('forty invitations at once of one address leave one member and one link that works', async () => {
  const email = 'foule@club.example'
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => inviteMember(services(), invitation(email), coach)),
  )
  const links = answers.map((answer) => ('link' in answer ? answer.link : ''))
  const last = links.at(-1) ?? ''
  expect((await follow(last)).error).toBeNull()
  const { total } = await listMembers(database.connection.database, {
    search: email,
    status: undefined,
    page: 1,
    perPage: 5,
  })
  expect(total).toBe(1)
})

test('when the service refuses, nothing is written', async () => {
  const email = 'panne@club.example'
  const accounts = service.admin()
  accounts.generateLink = () => Promise.reject(new Error('The service is away.'))
  await expect(inviteMember({ ...services(), accounts }, invitation(email), coach)).rejects.toThrow('away')
  expect(await emailsTo(email)).toEqual([])
  expect(await inviteMember(services(), invitation(email), coach)).toMatchObject({ outcome: 'invited' })
})

test('members are found by name, address or group, whatever the accents; a wildcard is no wildcard', async () => {
  const find = async (search: string) =>
    (
      await listMembers(database.connection.database, { search, status: undefined, page: 1, perPage: 50 })
    ).members.map(({ email }) => email)
  expect(await find('zoe LEMAITRE')).toContain('zoe@club.example')
  expect(await find('trail zoé')).toContain('zoe@club.example')
  expect(await find('zoe@club')).toEqual(['zoe@club.example'])
  for (const nobody of ['%', '_', "' OR 1=1 --", 'zoe inconnu']) expect(await find(nobody)).toEqual([])
  const ended = await listMembers(database.connection.database, {
    search: '',
    status: 'invited',
    page: 1,
    perPage: 1,
  })
  expect(ended.members).toHaveLength(1)
  expect(ended.total).toBe(ended.ofStatus.invited)
  expect(await readMember(database.connection.database, crypto.randomUUID())).toBeUndefined()
})
