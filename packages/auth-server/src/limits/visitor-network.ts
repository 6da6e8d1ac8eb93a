import { isIP, isIPv6 } from 'node:net'

const withPort = /^(?:\[(?<six>[^\]]+)\](?::\d+)?|(?<four>\d+\.\d+\.\d+\.\d+):\d+)$/

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** A visitor's address without what some proxies add: a port, a zone. Nothing when it is no address. */
export function plainAddress(address: string): string | undefined {
  const { six, four } = withPort.exec(address)?.groups ?? {}
  const [bare = ''] = (six ?? four ?? address).split('%')
  return isIP(bare) ? bare : undefined
}

/** What limits count a visitor by: an IPv4 address, the /64 of an IPv6 one (one subscriber has all of it). */
export function visitorNetwork(address: string): string {
  const bare = plainAddress(address)
  if (bare === undefined) return 'unknown'
  const inside = mapped.exec(bare)?.[1]
  if (inside !== undefined) return inside
  return isIPv6(bare) ? `${groupsOf(bare).slice(0, 4).join(':')}::/64` : bare
}

function groupsOf(address: string): string[] {
  // As addresses are written: lower case, no leading zeros, no dotted end.
  const written = new URL(`http://[${address}]/`).hostname.slice(1, -1)
  const [before = '', after] = written.split('::')
  const [first = [], last = []] = [before, after].map((part) => part?.split(':').filter(Boolean))
  const left = Math.max(0, 8 - first.length - last.length)
  return [...first, ...Array<string>(left).fill('0'), ...last]
}
