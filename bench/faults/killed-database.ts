import { setTimeout as wait } from 'node:timers/promises'
import { postmasterOf } from '#test/auth/postmaster.ts'
import { startSiteProcess } from '#test/site-process.ts'
import { print } from '../figures.ts'
import { residentMegabytes } from '../process-figures.ts'
import { printKept, printTimes, underOrders, untilReady } from './under-orders.ts'

const kills = 10
const name = `PostgreSQL killed ${kills} times`

/** The embedded PostgreSQL killed with -9 again and again while people order. */
export async function measureKilledDatabase(): Promise<void> {
  const site = await startSiteProcess({ LOG_LEVEL: 'silent', TRUST_PROXY: 'on' })
  const times: number[] = []
  const told = await underOrders(site, async () => {
    for (let number = 0; number < kills; number += 1) {
      process.kill(postmasterOf(site.dataDirectory), 'SIGKILL')
      times.push(await untilReady(site))
      await wait(2000)
    }
  })
  await printKept(name, site.databaseUrl, told)
  printTimes(name, times)
  print(`${name}: ended the site`, site.child.exitCode === null ? 'no' : 'yes')
  print(`${name}: memory of the site (MB)`, residentMegabytes(site.child.pid ?? 0))
  await site.stop()
}
