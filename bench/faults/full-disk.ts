import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startSiteProcess } from '#test/site-process.ts'
import { print } from '../figures.ts'
import { residentMegabytes } from '../process-figures.ts'
import { isReady, printKept, underOrders, untilReady } from './under-orders.ts'

const name = 'disk full, then freed'
const megabytes = 400
const longest = 60_000

/** A small disk filled up under orders until PostgreSQL ends, and freed ten seconds later. Needs the right to mount. */
export async function measureFullDisk(): Promise<void> {
  const disk = mkdtempSync(join(tmpdir(), 'allure-disk-'))
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', disk]
  if (spawnSync('mount', options).status !== 0) return print(name, 'no right to mount a disk: not measured')
  const site = await startSiteProcess({
    LOG_LEVEL: 'silent',
    TRUST_PROXY: 'on',
    DATA_DIR: join(disk, 'data'),
  })
  try {
    const told = await underOrders(site, async () => {
      const ballast = join(disk, 'ballast')
      const isEnded = await fillUntilEnded(ballast, site.url)
      print(`${name}: PostgreSQL ended`, isEnded ? 'yes' : 'no')
      await wait(10_000)
      rmSync(ballast)
      print(`${name}: time to come back (ms)`, await untilReady(site))
    })
    await printKept(name, site.databaseUrl, told)
    print(`${name}: ended the site`, site.child.exitCode === null ? 'no' : 'yes')
    print(`${name}: memory of the site (MB)`, residentMegabytes(site.child.pid ?? 0))
  } finally {
    await site.stop()
    spawnSync('umount', [disk])
    rmSync(disk, { recursive: true })
  }
}

/** Fills the disk, again whenever PostgreSQL has made room, until it gives up. */
async function fillUntilEnded(ballast: string, url: string): Promise<boolean> {
  const piece = Buffer.alloc(64 * 1024)
  for (const end = performance.now() + longest; performance.now() < end; await wait(20)) {
    try {
      for (;;) writeFileSync(ballast, piece, { flag: 'a' })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    }
    if (!(await isReady(url))) return true
  }
  return false
}
