import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'

type Sender = Pick<IncomingMessage, 'headers' | 'httpVersion'> & {
  socket: Pick<IncomingMessage['socket'], 'remoteAddress'>
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

const forwarding = /^(?:forwarded|via|x-forwarded(?:-.*)?|x-real-ip|x-client-ip|true-client-ip|cf-.*)$/
const ownHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i

/** Whether a request comes straight from a program of this machine: no proxy passed it on, no foreign name led here. */
export function isFromThisMachine({ headers, httpVersion, socket: { remoteAddress } }: Sender): boolean {
  if (!remoteAddress || !loopback.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4')) return false
  // Proxies that say nothing of themselves (nginx as installed) still speak the old version; browsers do not.
  if (httpVersion === '1.0' || !ownHost.test(headers.host ?? '')) return false
  return !Object.keys(headers).some((name) => forwarding.test(name))
}
