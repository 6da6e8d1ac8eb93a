import { loadavg } from 'node:os'
import { makeAccount, sessionCookies } from '#test/accounts/site-accounts.ts'
import { openBrowser } from '#test/http/visitor-browser.ts'
import { orderBy } from '#test/orders/buying.ts'
import { type SiteProcess, startSiteProcess } from '#test/site-process.ts'
import { print } from '../figures.ts'
import { measureInTurn } from '../load-in-turn.ts'
import { median } from '../process-figures.ts'
import { fillOffice } from './fill.ts'
import { lists } from './lists.ts'

const times = 15

/** The rooms of the office with ten thousand orders and two thousand people: each list alone, then several as coaches ask. */
export async function measureOffice(): Promise<void> {
  const site = await startSiteProcess({ LOG_LEVEL: 'silent', TRUST_PROXY: 'on', SAMPLE_CONTENT: 'on' })
  try {
    await orderBy(openBrowser(site), 'gourde-relief.blanc-craie.1.', { paymentMethod: 'transfer' })
    await fillOffice(site.databaseUrl)
    const headers = await coachOf(site)
    for (const path of lists) await measureList(site, path, headers)
    const rooms = ['/admin', '/admin/commandes', '/admin/athletes', '/admin/messages', '/admin/produits']
    for (const path of rooms)
      await measureInTurn(`office: ${path}`, {
        url: site.url,
        pid: site.child.pid ?? 0,
        asked: [{ path, headers }],
        status: 200,
      })
    print('office: load of the machine over the last minute', loadavg()[0] ?? 0)
  } finally {
    await site.stop()
  }
}

async function coachOf(site: SiteProcess) {
  const email = 'mesure-bureau@club.example'
  await makeAccount(site.databaseUrl, { standing: 'admin', email })
  const cookies = await sessionCookies(site.url, email)
  return { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
}

/** How long one asks for a list, alone; in milliseconds. */
async function measureList({ url }: SiteProcess, path: string, headers: Record<string, string>) {
  const taken: number[] = []
  for (let time = 0; time < times + 3; time += 1) {
    const start = performance.now()
    const answer = await fetch(url + path, { headers, redirect: 'manual' })
    const bytes = (await answer.arrayBuffer()).byteLength
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}.`)
    if (bytes < 1000) throw new Error(`${path} says nothing.`)
    if (time >= 3) taken.push(performance.now() - start)
  }
  print(
    `office: ${decodeURI(path)}, ms (slowest)`,
    `${median(taken).toFixed(0)} (${Math.max(...taken).toFixed(0)})`,
  )
}
