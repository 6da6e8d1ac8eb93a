import { expect, test } from 'vitest'
import { isFromThisMachine } from './from-this-machine.ts'

const asked = (
  remoteAddress: string | undefined,
  headers: Record<string, string> = {},
  httpVersion = '1.1',
) =>
  isFromThisMachine({
    socket: { remoteAddress },
    headers: { host: 'localhost:3000', ...headers },
    httpVersion,
  })

test.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('%s is this machine', (address) => {
  expect(asked(address)).toBe(true)
})

test.each(['192.0.2.7', '::ffff:192.0.2.7', '2001:db8::1', 'fe80::1', undefined])(
  '%s is another',
  (address) => {
    expect(asked(address)).toBe(false)
  },
)

test('what a proxy passed on comes from elsewhere, whatever it says of itself', () => {
  for (const name of ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'cf-ray'])
    expect(asked('127.0.0.1', { [name]: 'x' }), name).toBe(false)
  expect(asked('127.0.0.1', {}, '1.0')).toBe(false)
})

test.each(['club.example', 'localhost.club.example', '127.0.0.1.club.example', ''])(
  'the name %j is not this machine’s',
  (host) => {
    expect(asked('127.0.0.1', { host })).toBe(false)
  },
)
