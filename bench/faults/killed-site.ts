import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#test/free-port.ts'
import { startSiteProcess } from '#test/site-process.ts'
import { print } from '../figures.ts'
import { residentMegabytes } from '../process-figures.ts'
import { printKept, printTimes, underOrders } from './under-orders.ts'

const kills = 20
const name = `the site killed ${kills} times`

/** The site killed with -9 again and again while people order; started again at once, as a service manager does. */
export async function measureKilledSite(): Promise<void> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'allure-faults-'))
  const settings = { DATA_DIR, PORT: String(await freePort()), TRUST_PROXY: 'on', LOG_LEVEL: 'silent' }
  let site = await startSiteProcess(settings)
  const times: number[] = []
  const told = await underOrders(site, async () => {
    for (let number = 0; number < kills; number += 1) {
      site.child.kill('SIGKILL')
      const killed = performance.now()
      if (site.child.signalCode === null) await once(site.child, 'exit')
      site = await startSiteProcess(settings)
      times.push(performance.now() - killed)
      await wait(1000)
    }
  })
  await printKept(name, site.databaseUrl, told)
  printTimes(name, times)
  print(`${name}: memory of the last (MB)`, residentMegabytes(site.child.pid ?? 0))
  await site.stop()
  rmSync(DATA_DIR, { recursive: true })
}
