import { expect, test } from 'vitest'
import { newVisitor } from '../../accounts/visitor.ts'
import { useSite } from '../use-site.ts'

const { site, get } = useSite()
const path = '/compte/notifications'
const device = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/essai',
  publicKey: 'B'.repeat(87),
  secret: 'A'.repeat(22),
}

test('a member adds a device and forgets it, and says when it stays silent, without a script too', async () => {
  const member = await newVisitor(site())
  expect(await member.read(path)).not.toContain('Oublier')
  const added = await member.post(path, { abonner: '', ...device })
  expect([added.status, added.headers.get('location')]).toEqual([303, `${path}?fait=notifications`])
  expect(await member.read(path)).toContain('Oublier')
  const quiet = { intent: 'silence', quietFrom: '20', quietUntil: '8' }
  expect((await member.post(path, quiet)).status).toBe(303)
  const kept = await member.read(path)
  expect(kept).toMatch(/<option(?=[^>]*value="20")(?=[^>]*selected)/)
  expect((await member.post(path, { ...quiet, quietFrom: '25' })).status).toBe(422)
  expect(
    (await member.post(path, { abonner: '', ...device, endpoint: 'https://interne.example/x' })).status,
  ).toBe(422)
  const other = await newVisitor(site())
  expect(await other.read(path)).not.toContain('Oublier')
  await other.post(path, { oublier: '', endpoint: device.endpoint })
  expect(await member.read(path)).toContain('Oublier')
  await member.post(path, { oublier: '' })
  expect(await member.read(path)).not.toContain('Oublier')
})

test('nobody signed in reads it', async () => {
  expect((await get(path)).headers.get('location')).toContain('/login')
})
