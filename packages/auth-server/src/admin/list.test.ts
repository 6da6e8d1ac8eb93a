import { expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { rawRequest } from '../../test/signed-in.ts'

const service = useAuthService()
const apikey = 'secret-key-of-the-tests-0123456789'
let isFilled: Promise<void> | undefined

/** Seven accounts, `membre-1` the oldest. */
function fill() {
  isFilled ??= (async () => {
    for (let number = 1; number <= 7; number += 1) {
      service.ahead = number * 1000
      await service.admin().createUser({ email: `membre-${number}@club.example` })
    }
    service.ahead = 0
  })()
  return isFilled
}

test('pages run from the newest to the oldest and say where they go on', async () => {
  await fill()
  const emails: (string | undefined)[] = []
  for (let page: number | null = 1; page !== null;) {
    const { data, error } = await service.admin().listUsers({ page, perPage: 3 })
    expect(error).toBeNull()
    if (!('total' in data)) throw new Error('no pages')
    expect([data.total, data.lastPage, data.aud]).toEqual([7, 3, 'authenticated'])
    emails.push(...data.users.map(({ email }) => email))
    page = data.nextPage
  }
  expect(emails).toEqual([7, 6, 5, 4, 3, 2, 1].map((number) => `membre-${number}@club.example`))
})

test('by itself the first fifty, with their identities', async () => {
  await fill()
  const { data } = await service.admin().listUsers()
  expect(data.users).toHaveLength(7)
  expect(data.users[0]).toMatchObject({ email: 'membre-7@club.example', identities: [{ provider: 'email' }] })
})

test('a page behind the last is empty, and more than a thousand lines are given as a thousand', async () => {
  await fill()
  const behind = await rawRequest(service, 'GET', '/admin/users?page=1000000&per_page=999999', { apikey })
  expect(await behind.json()).toMatchObject({ users: [] })
  expect(behind.headers.get('link')).toBe(
    `<${service.url}/auth/v1/admin/users?page=1&per_page=1000>; rel="last"`,
  )
})

test('links repeat nothing of the request', async () => {
  await fill()
  const query = 'page=1&per_page=2&x=%3E;%20rel=%22next%22&sort=%0d%0aSet-Cookie:a=b'
  const response = await rawRequest(service, 'GET', `/admin/users?${query}`, { apikey })
  const base = `${service.url}/auth/v1/admin/users`
  expect(response.headers.get('link')).toBe(
    `<${base}?page=2&per_page=2>; rel="next", <${base}?page=4&per_page=2>; rel="last"`,
  )
  expect(response.headers.get('set-cookie')).toBeNull()
})

test.each([
  'page=-1',
  'page=0',
  'per_page=0',
  'per_page=-5',
  'page=1.5',
  'page=1e3',
  'page=NaN',
  'page=0x10',
  'page=%00',
  'page=%EF%BC%91',
  'page=99999999999999999999',
  'page=1000001',
  'per_page=1;DROP%20TABLE%20auth.users',
  'page=1%20OFFSET%200',
])('%s is no page', async (query) => {
  const response = await rawRequest(service, 'GET', `/admin/users?${query}`, { apikey })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ code: 'validation_failed' })
  expect(service.logged).toEqual([])
})
