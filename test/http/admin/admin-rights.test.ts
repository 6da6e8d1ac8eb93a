import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { auditLog, members } from '#db/schema/index.ts'
import { inDatabase, letProofsAge, newVisitor } from '../../accounts/visitor.ts'
import { runAdminOf } from '../../run-command.ts'
import { useSite } from '../use-site.ts'

vi.setConfig({ testTimeout: 60_000 })

const { site } = useSite({ SAMPLE_CONTENT: 'off' })
const rightsOf = (userId: string) => `/admin/athletes/${userId}/droits`
const memberOf = (userId: string) =>
  inDatabase(site(), async (database) => {
    const [member] = await database.select().from(members).where(eq(members.userId, userId))
    return member
  })

async function assistantWith(rooms: Record<string, string>) {
  const [coach, person] = [await newVisitor(site(), 'admin'), await newVisitor(site())]
  const given = await coach.post(rightsOf(person.userId), { role: 'assistant', ...rooms })
  expect(given.headers.get('location')).toBe(`/admin/athletes/${person.userId}?fait=droits`)
  return { coach, person }
}

test('an assistant has the rooms a coach gives, pages, acts, data and files alike, until they are taken back', async () => {
  const { coach, person } = await assistantWith({ 'rubrique-commandes': 'on', 'rubrique-athletes': 'on' })
  const statusAt = async (path: string) => (await person.get(path)).status
  const open = ['/admin', '/admin/commandes', '/admin/commandes/commandes.csv', '/admin/athletes']
  for (const path of open) expect([path, await statusAt(path)]).toEqual([path, 200])
  const closed = ['/messages', '/messages.data', '/envois', '/journal', '/competitions/competitions.csv']
  for (const path of [...closed.map((one) => `/admin${one}`), rightsOf(person.userId), `/%61dmin/messages`])
    expect([path, await statusAt(path)]).toEqual([path, 403])
  expect((await person.post('/admin/messages/x', { etat: 'repondu' })).status).toBe(403)
  const menu = await person.read('/admin')
  expect(menu).toContain('href="/admin/commandes"')
  expect(menu).not.toMatch(/href="\/admin\/(messages|envois|journal|competitions)"/)
  await coach.post(rightsOf(person.userId), { role: 'athlete', 'rubrique-commandes': 'on' })
  expect(await memberOf(person.userId)).toMatchObject({ role: 'athlete', rooms: [] })
  expect(await statusAt('/admin/commandes')).toBe(403)
})

test('an assistant gains nothing: no rights, no coach, nobody else’s access to coaches', async () => {
  const { coach, person } = await assistantWith({ 'rubrique-athletes': 'on' })
  expect((await person.post(rightsOf(person.userId), { role: 'admin' })).status).toBe(403)
  expect((await person.post(`/admin/athletes/${coach.userId}/suspendre`, {})).status).toBe(409)
  const invited = { email: 'complice@club.example', role: 'admin', firstName: '', lastName: '', groups: '' }
  const refused = await person.post('/admin/athletes/inviter', invited)
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('Seul un coach')])
  expect(await person.read('/admin/athletes/inviter')).not.toContain('value="admin"')
  expect((await person.post('/admin/athletes/inviter', { ...invited, role: 'athlete' })).status).toBe(200)
  expect(await memberOf(coach.userId)).toMatchObject({ status: 'active', role: 'admin' })
})

test('rights ask for a proof of ten minutes, keep what was chosen, and are in the audit log', async () => {
  const { coach, person } = await assistantWith({ 'rubrique-messages': 'on' })
  await letProofsAge(site(), coach, '11 minutes')
  const change = { role: 'assistant', 'rubrique-competitions': 'on' }
  const asked = await coach.post(rightsOf(person.userId), change)
  expect([asked.status, asked.headers.get('location')]).toEqual([303, '/login?etape=preuve'])
  expect((await memberOf(person.userId))?.rooms).toEqual(['messages'])
  expect((await coach.post('/admin/athletes/inviter', { email: '' })).status).toBe(422)
  const logged = await inDatabase(site(), (database) =>
    database.select().from(auditLog).where(eq(auditLog.subjectId, person.userId)),
  )
  expect(logged).toMatchObject([
    { action: 'member.rights-changed', actorId: coach.userId, details: { rooms: ['messages'] } },
  ])
})

test('the command is the same verb; the last coach stays one', async () => {
  const { person } = await assistantWith({})
  const rights = (...words: string[]) => runAdminOf(site(), ['rights', '--email', person.email, ...words])
  expect(await rights('--role', 'assistant', '--rooms', 'stages,messages')).toMatchObject({ code: 0 })
  expect((await memberOf(person.userId))?.rooms).toEqual(['messages', 'stages'])
  expect(await rights('--role', 'assistant', '--rooms', 'envois')).toMatchObject({
    code: 1,
    said: expect.stringContaining('ne se donne pas'),
  })
})
