import { expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { postTo } from '../../test/mailed-proofs.ts'
import { visitorNetwork } from './visitor-network.ts'

const service = useAuthService({ limits: { account: { points: 3, perSeconds: 300 } } })

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:51234', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['[2001:0db8:0001:0002::9]:51234', '2001:db8:1:2::/64'],
  ['2001:db8::5:6:7:8', '2001:db8:0:0::/64'],
  ['2001:db8:1::5:6:7:8', '2001:db8:1:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['', 'unknown'],
  ['x'.repeat(5000), 'unknown'],
])('%j is counted as %j', (address, network) => {
  expect(visitorNetwork(address)).toBe(network)
})

test('the addresses of one IPv6 subscriber are one visitor', async () => {
  const statuses: number[] = []
  for (let host = 1; host <= 4; host += 1) {
    service.address = `2001:db8:0:1::${host}`
    statuses.push((await postTo(service, '/recover', { email: `nul${host}@club.example` })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
  service.address = '2001:db8:0:2::1'
  expect((await postTo(service, '/recover', { email: 'nul@club.example' })).status).toBe(200)
})
