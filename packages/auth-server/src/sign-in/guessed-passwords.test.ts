import { expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { postTo } from '../../test/mailed-proofs.ts'
import { goodPassword, signedIn } from '../../test/signed-in.ts'

const service = useAuthService({ limits: { failures: { points: 3, perSeconds: 900 } } })

const statusOf = async (email: string, password: string) =>
  (await postTo(service, '/token?grant_type=password', { email, password })).status

const atOnce = async (count: number, email: string, password: string) =>
  (await Promise.all(Array.from({ length: count }, () => statusOf(email, password)))).toSorted()

test('of many guesses at once no more are heard than may fail, known account or not', async () => {
  await signedIn(service, 'devinee@club.example')
  for (const email of ['devinee@club.example', 'inconnue@club.example'])
    expect(await atOnce(20, email, 'faux')).toEqual([...Array(3).fill(400), ...Array(17).fill(429)])
  expect(await statusOf('devinee@club.example', goodPassword)).toBe(429)
  service.ahead = 900_001
  expect(await statusOf('devinee@club.example', goodPassword)).toBe(200)
  service.ahead = 0
})

test('many who know the password come in together', async () => {
  await signedIn(service, 'ensemble@club.example')
  expect(await atOnce(20, 'ensemble@club.example', goodPassword)).toEqual(Array(20).fill(200))
})

test('a device of the account’s own is kept out by nobody but itself', async () => {
  const account = 'appareil@club.example'
  await signedIn(service, account)
  for (let host = 1; host <= 40; host += 1) {
    service.address = `203.0.113.${host}`
    await statusOf(account, 'faux')
  }
  expect(await statusOf(account, goodPassword)).toBe(429)
  service.device = { id: 'un', account: 'autre@club.example' }
  expect(await statusOf(account, goodPassword)).toBe(429)
  service.device = { id: 'un', account }
  expect(await statusOf(account, goodPassword)).toBe(200)
  expect(await atOnce(5, account, 'faux')).toEqual([400, 400, 400, 429, 429])
  expect(await statusOf(account, goodPassword)).toBe(429)
  service.device = undefined
  service.address = '192.0.2.1'
})

test('nobody keeps the owner out from elsewhere, yet guesses from everywhere have an end', async () => {
  const email = 'assiegee@club.example'
  await signedIn(service, email)
  service.address = '198.51.100.1'
  await atOnce(5, email, 'faux')
  service.address = '2001:db8:9::1'
  expect(await statusOf(email, goodPassword)).toBe(200)
  const statuses: number[] = []
  for (let host = 1; host <= 40; host += 1) {
    service.address = `203.0.113.${host}`
    statuses.push(await statusOf(email, 'faux'))
  }
  expect(statuses).toEqual([...Array(30).fill(400), ...Array(10).fill(429)])
  service.address = '192.0.2.1'
})
