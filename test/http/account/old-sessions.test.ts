import { sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { password } from '../../accounts/site-accounts.ts'
import { inDatabase, letProofsAge, newVisitor } from '../../accounts/visitor.ts'
import { useSite } from '../use-site.ts'

const { site, get } = useSite()

test('a coach proves once more what they have not proved for twelve hours, and comes back', async () => {
  const coach = await newVisitor(site(), 'admin')
  const path = '/admin/athletes/inviter'
  expect(await coach.read('/admin')).not.toContain('confirmez que c’est bien vous')
  await letProofsAge(site(), coach, '11 hours 30 minutes')
  expect(await coach.read('/admin')).toContain('confirmez que c’est bien vous')
  expect((await coach.post(path, { email: '' })).status).toBe(422)
  await letProofsAge(site(), coach, '31 minutes')
  const typed = { email: 'nouveau@club.example', firstName: '«\u202fZoé\u202f» & Cie', role: 'admin' }
  const asked = await coach.post(path, typed)
  expect([asked.status, asked.headers.get('location')]).toEqual([303, '/login?etape=preuve'])
  const proof = { method: 'password', email: coach.email, password }
  expect((await coach.post('/login?etape=preuve', proof)).headers.get('location')).toBe(path)
  const again = await coach.read(path)
  expect(again).toContain('Rien n’était encore enregistré')
  expect(again).toContain('value="nouveau@club.example"')
  expect(again).toContain('value="«\u202fZoé\u202f» &amp; Cie"')
  expect(again).toMatch(/value="admin"[^>]* checked=""|checked=""[^>]* value="admin"/)
  expect(await coach.read('/admin/athletes')).not.toContain('Rien n’était encore enregistré')
  expect((await coach.post(path, typed)).status).toBe(200)
  expect(await coach.read(path)).not.toContain('nouveau@club.example')
  expect((await coach.get('/admin?preuve')).headers.get('location')).toBe('/login?etape=preuve')
})

test('a text too long for a cookie is given back as well, to who wrote it alone', async () => {
  const [coach, other] = [await newVisitor(site(), 'admin'), await newVisitor(site(), 'admin')]
  const path = '/admin/athletes/inviter'
  await letProofsAge(site(), coach, '13 hours')
  const long = randomBytes(15_000).toString('hex')
  const asked = await coach.post(path, { email: 'long@club.example', firstName: long, password: 'secret' })
  const [cookie = ''] = /formulaire=[^;]+/.exec(asked.headers.getSetCookie().join('; ')) ?? []
  const proof = { method: 'password', email: coach.email, password }
  await coach.post('/login?etape=preuve', proof)
  expect(await coach.read(path)).toContain(`value="${long}"`)
  const cookies = [cookie, ...other.cookies().map(({ name, value }) => `${name}=${value}`)]
  const answer = await get(path, { cookie: cookies.join('; ') })
  expect([answer.status, (await answer.text()).includes(long)]).toEqual([200, false])
  await inDatabase(site(), async (database) => {
    const { rows } =
      await database.execute(sql`UPDATE club.kept_forms SET kept_at = kept_at - interval '31 minutes'
      WHERE user_id = ${coach.userId} RETURNING typed`)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('secret')
  })
  expect(await coach.read(path)).not.toContain(long)
})

test.each([
  ['admin', '6 days', true],
  ['admin', '8 days', false],
  ['assistant', '8 days', false],
  ['member', '8 days', true],
  ['member', '89 days', true],
  ['member', '91 days', false],
] as const)('a session of a %s that rested %s: lives %s', async (standing, rest, lives) => {
  const visitor = await newVisitor(site(), standing === 'assistant' ? 'member' : standing)
  if (standing === 'assistant')
    await inDatabase(site(), (database) =>
      database.execute(sql`UPDATE club.members SET role = 'assistant' WHERE user_id = ${visitor.userId}`),
    )
  await inDatabase(site(), (database) =>
    database.execute(sql`UPDATE auth.sessions SET created_at = created_at - ${rest}::interval
      WHERE user_id = ${visitor.userId}`),
  )
  const renewed = visitor.renew()
  if (lives) await renewed
  else await expect(renewed).rejects.toMatchObject({ code: 'session_expired' })
})

test('signing in over a session ends it, for whoever still holds its cookie', async () => {
  const [first, second] = [await newVisitor(site()), await newVisitor(site())]
  const held = first.cookies().map(({ name, value }) => `${name}=${value}`)
  const before = await get('/compte', { cookie: held.join('; ') })
  expect([before.status, (await before.text()).includes(first.email)]).toEqual([200, true])
  const proof = { method: 'password', email: second.email, password }
  expect((await first.post('/login', proof)).status).toBe(303)
  expect(await first.read('/compte')).toContain(second.email)
  const after = await get('/compte', { cookie: held.join('; ') })
  expect([after.status, after.headers.get('location')]).toEqual([302, '/login'])
})
