import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { password } from '../../accounts/site-accounts.ts'
import { inDatabase, letProofsAge, newVisitor } from '../../accounts/visitor.ts'
import { useSite } from '../use-site.ts'

const { site } = useSite()

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

test.each([
  ['admin', '6 days', true],
  ['admin', '8 days', false],
  ['member', '8 days', true],
  ['member', '89 days', true],
  ['member', '91 days', false],
] as const)('a session of a %s that rested %s: lives %s', async (standing, rest, lives) => {
  const visitor = await newVisitor(site(), standing)
  await inDatabase(site(), (database) =>
    database.execute(sql`UPDATE auth.sessions SET created_at = created_at - ${rest}::interval
      WHERE user_id = ${visitor.userId}`),
  )
  const renewed = visitor.renew()
  if (lives) await renewed
  else await expect(renewed).rejects.toMatchObject({ code: 'session_expired' })
})
