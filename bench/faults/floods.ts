import autocannon from 'autocannon'
import { setTimeout as wait } from 'node:timers/promises'
import { startSiteProcess, type SiteProcess } from '#test/site-process.ts'
import { print } from '../figures.ts'
import { residentMegabytes } from '../process-figures.ts'
import { printKept, underOrders, untilReady } from './under-orders.ts'

const seconds = 20
const connections = 50

type Flood = { method: 'GET' | 'POST'; pathOf: (count: number) => string; bodyOf?: (count: number) => string }

const mixed = ['/', '/notre-boutique', '/nos-stages', '/contact', '/commande', '/notre-boutique/panier']

const floods: Record<string, Flood> = {
  'mixed traffic': { method: 'GET', pathOf: (count) => mixed[count % mixed.length] ?? '/' },
  '404 flood': { method: 'GET', pathOf: (count) => `/nulle-part-${count}` },
  'sign-in flood': {
    method: 'POST',
    pathOf: () => '/login',
    bodyOf: (count) =>
      `method=password&email=inconnu-${count}%40club.example&password=un+mot+de+passe+faux+${count}`,
  },
  'PDF flood': {
    method: 'GET',
    pathOf: (count) =>
      `/nos-outils/calculateur-allure-running/bracelet.pdf?distance=marathon&temps=3:${10 + (count % 50)}:00`,
  },
}

/** Addresses that lead nowhere, wrong passwords and PDFs by the thousand, each from another visitor, while people order. */
export async function measureFloods(): Promise<void> {
  const site = await startSiteProcess({ LOG_LEVEL: 'silent', TRUST_PROXY: 'on' })
  const told = await underOrders(site, async () => {
    for (const [name, flood] of Object.entries(floods)) {
      await pour(site, name, flood)
      print(`${name}: memory of the site (MB)`, residentMegabytes(site.child.pid ?? 0))
    }
  })
  await printKept('floods', site.databaseUrl, told)
  await wait(60_000)
  print('a minute after all floods: memory of the site (MB)', residentMegabytes(site.child.pid ?? 0))
  await site.stop()
}

async function pour(site: SiteProcess, name: string, { method, pathOf, bodyOf }: Flood): Promise<void> {
  let count = 0
  const result = await autocannon({
    url: site.url,
    connections,
    duration: seconds,
    requests: [
      {
        method,
        setupRequest: (request) => {
          count += 1
          return {
            ...request,
            path: pathOf(count),
            headers: {
              'user-agent': 'Mozilla/5.0 Chrome/150.0',
              'x-forwarded-for': `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`,
              ...(bodyOf && { 'content-type': 'application/x-www-form-urlencoded', origin: site.url }),
            },
            ...(bodyOf && { body: bodyOf(count) }),
          }
        },
      },
    ],
  })
  const statuses = Object.entries(result.statusCodeStats ?? {})
  print(`${name}: answers`, statuses.map(([status, { count = 0 }]) => `${count} × ${status}`).join(', '))
  print(`${name}: cut off`, result.errors + result.timeouts)
  print(`${name}: time to come back (ms)`, await untilReady(site))
}
