import { expect, test } from 'vitest'
import { textCookie } from './text-cookie.server.ts'

const id = '5f0f3f60-1c2d-4e5f-8a9b-000000000001'
const cookie = textCookie('envoi')
const requestWith = (header: string) => new Request('http://localhost/', { headers: { cookie: header } })

test('the id comes back, out of reach of scripts, for ten minutes', async () => {
  const written = await cookie.write(id, { isProduction: true })
  expect(written).toMatch(/Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(await cookie.read(requestWith(written.split(';')[0] ?? ''))).toBe(id)
})

test('over http the cookie is not marked Secure, or it would never come back', async () => {
  expect(await cookie.write(id, { isProduction: false })).not.toContain('Secure')
})

test.each(['', 'envoi=x', 'envoi=eyJhIjoxfQ%3D%3D', `autre=${id}`])('%j holds no id', async (header) => {
  expect(await cookie.read(requestWith(header))).toBeUndefined()
})
