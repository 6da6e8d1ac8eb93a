import { expect, test } from 'vitest'
import { readDevice, rememberDevice } from './device.server.ts'

const site = { appSecret: 'a secret of the tests', isProduction: true }
const requestWith = (cookie = '') =>
  new Request('https://club.exemple/login', { headers: { cookie: cookie.split(';')[0] ?? '' } })

async function knownBy(cookie: string, account: string, appSecret = site.appSecret) {
  return (await readDevice(requestWith(cookie), { appSecret })).of(account)
}

test('a device is known to the accounts that have signed in on it, and to no other', async () => {
  const cookie = await rememberDevice(requestWith(), 'Ines@exemple.fr', site)
  expect(cookie).toMatch(/HttpOnly; Secure; SameSite=Lax$/)
  const id = await knownBy(cookie, 'ines@exemple.fr')
  expect(id).toMatch(/^[\w-]{36}$/)
  expect(await knownBy(cookie, 'malo@exemple.fr')).toBeUndefined()
  expect(await knownBy(cookie, 'ines@exemple.fr', 'another secret')).toBeUndefined()
  expect(await knownBy('', 'ines@exemple.fr')).toBeUndefined()
  const both = await rememberDevice(requestWith(cookie), 'malo@exemple.fr', site)
  expect([await knownBy(both, 'ines@exemple.fr'), await knownBy(both, 'malo@exemple.fr')]).toEqual([id, id])
})

test('it keeps the last five', async () => {
  let cookie = ''
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'b'])
    cookie = await rememberDevice(requestWith(cookie), `${name}@exemple.fr`, site)
  const known = await Promise.all(['a', 'b', 'c', 'f'].map((name) => knownBy(cookie, `${name}@exemple.fr`)))
  expect(known.map((id) => id !== undefined)).toEqual([false, true, true, true])
})
