import { expect, test } from 'vitest'
import { useSiteProcess } from '../use-site.ts'

const { raw, site } = useSiteProcess()

const inside = 'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n'
const head = 'Host: localhost\r\nUser-Agent: Mozilla/5.0'

test.each([
  [
    'two lengths',
    `POST /contact HTTP/1.1\r\n${head}\r\nContent-Length: 4\r\nContent-Length: 9\r\n\r\n${inside}`,
  ],
  [
    'a length and chunks',
    `POST /contact HTTP/1.1\r\n${head}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${inside}`,
  ],
  [
    'chunks that are not last',
    `POST /contact HTTP/1.1\r\n${head}\r\nTransfer-Encoding: chunked, x\r\n\r\n0\r\n\r\n${inside}`,
  ],
  ['bare line feeds', `GET /cgv HTTP/1.1\nHost: x\n\n${inside}`],
  ['a carriage return in a value', `GET /cgv HTTP/1.1\r\n${head}\r\nX: a\rb\r\n\r\n${inside}`],
])('%s get a bare 400, and nothing after them is read', async (_name, bytes) => {
  const answer = await raw(bytes)
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400'])
})

test('what follows a refused request is its body, not another request', async () => {
  const answer = await raw(
    `POST /contact HTTP/1.1\r\n${head}\r\nOrigin: https://evil.example\r\nContent-Length: ${inside.length}\r\n\r\n${inside}`,
  )
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 403'])
  expect(answer).toContain('x-content-type-options: nosniff')
})

test('no such request was seen', () => {
  expect(site().output()).not.toContain('smuggled')
})
