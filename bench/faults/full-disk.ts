import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '#db/database.ts'
import { startSiteProcess, type SiteProcess } from '#test/site-process.ts'
import { print } from '../figures.ts'
import { residentMegabytes } from '../process-figures.ts'
import { isReady, printKept, underOrders, untilReady } from './under-orders.ts'

const name = 'disk full, then freed'
const megabytes = 400
const longest = 60_000
const writeJournal = `SELECT pg_logical_emit_message(false, 'full', repeat('x', 1000000))`

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
      const isEnded = await fillUntilEnded(ballast, site)
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

/** Fills the disk, and what room PostgreSQL's journal (WAL) still has, until it gives up. */
async function fillUntilEnded(ballast: string, { url, databaseUrl }: SiteProcess): Promise<boolean> {
  const { pool, close } = connect(databaseUrl, { onError: () => undefined })
  const piece = Buffer.alloc(64 * 1024)
  for (const end = performance.now() + longest; performance.now() < end; await wait(20)) {
    try {
      for (;;) writeFileSync(ballast, piece, { flag: 'a' })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    }
    const written = await pool.query(writeJournal).catch(() => undefined)
    if (!written && !(await isReady(url))) break
  }
  await close()
  return !(await isReady(url))
}
