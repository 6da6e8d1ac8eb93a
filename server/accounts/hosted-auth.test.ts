import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostedAccess } from './hosted-auth.ts'

const external = {
  google: true,
  github: true,
  apple: false,
  email: true,
  phone: true,
  anonymous_users: false,
}
const asked: (string | undefined)[] = []
const project = createServer((request, response) => {
  asked.push(`${request.url} ${String(request.headers.apikey)}`)
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ external }))
})
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const accessTo = (port: number) =>
  hostedAccess({ url: `http://127.0.0.1:${port}`, anonKey: 'anon', serviceRoleKey: 'secret' }, silent, {
    proofHours: 12,
  })

beforeAll(async () => {
  await once(project.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => void project.close())

test('a project says with whom one may sign in; it is asked once', async () => {
  const access = accessTo((project.address() as AddressInfo).port)
  const expected = [
    { id: 'google', name: 'Google' },
    { id: 'github', name: 'GitHub' },
  ]
  expect(await access.providers()).toEqual(expected)
  expect(await access.providers()).toEqual(expected)
  expect(asked).toEqual(['/auth/v1/settings anon'])
})

test('a project that does not answer leaves the other ways open', async () => {
  expect(await accessTo(9).providers()).toEqual([])
})
