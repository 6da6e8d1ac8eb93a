import autocannon from 'autocannon'
import { startSiteProcess } from '#test/site-process.ts'
import { print } from './figures.ts'
import { median, processorSeconds } from './process-figures.ts'

const rounds = 5
const seconds = 4

const asked = {
  'home page, kept': () => '/',
  'unknown address': (count: number) => `/wp-login-${count}.php`,
  'unknown address below a page': (count: number) => `/contact/nulle-part-${count}`,
  'unknown product': (count: number) => `/notre-boutique/produits/nulle-part-${count}`,
  'unknown thing of a room': (count: number) => `/nos-stages/nulle-part-${count}`,
}

/** Processor time of an address that leads nowhere, never the same twice, beside a kept page, in turns. */
export async function measureUnknown(): Promise<void> {
  const site = await startSiteProcess({ LOG_LEVEL: 'silent' })
  const pid = site.child.pid ?? 0
  const costs = new Map<string, number[]>()
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, pathOf] of Object.entries(asked)) {
      const cost = await microsecondsOf(site.url, pid, pathOf)
      if (round > 0) costs.set(name, [...(costs.get(name) ?? []), cost])
    }
  for (const [name, measured] of costs) print(`${name}, µs of processor a request`, median(measured))
  await site.stop()
}

async function microsecondsOf(url: string, pid: number, pathOf: (count: number) => string): Promise<number> {
  let count = 0
  const before = processorSeconds(pid)
  const result = await autocannon({
    url,
    connections: 20,
    duration: seconds,
    requests: [
      {
        method: 'GET',
        headers: { 'accept-encoding': 'gzip, br', 'user-agent': 'Mozilla/5.0 Chrome/150.0' },
        setupRequest: (request) => ({ ...request, path: pathOf((count += 1)) }),
      },
    ],
  })
  return ((processorSeconds(pid) - before) / (result['2xx'] + result.non2xx)) * 1e6
}
