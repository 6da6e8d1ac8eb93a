import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { connect } from '#db/database.ts'
import { postmasterOf } from '../auth/postmaster.ts'
import { freePort } from '../free-port.ts'
import { startSiteProcess } from '../site-process.ts'
import { temporaryFolder } from '../temporary-folder.ts'

export type Running = Awaited<ReturnType<typeof siteThatComesBack>>

/** A site with a PostgreSQL of its own, which dies with it or is killed alone. */
export async function siteThatComesBack() {
  const settings = {
    DATA_DIR: temporaryFolder(),
    PORT: String(await freePort()),
    TRUST_PROXY: 'on',
    LOG_LEVEL: 'silent',
  }
  let running = await startSiteProcess(settings)
  const open = () => connect(running.databaseUrl, { onError: () => undefined })
  let database = open()
  onTestFinished(async () => {
    await database.close()
    await running.stop()
  })
  return {
    url: running.url,
    /** Rows of its database, as soon as it answers. */
    async rows<Row>(query: string, values: unknown[] = []): Promise<Row[]> {
      for (;;) {
        const found = await database.pool.query(query, values).catch(() => undefined)
        if (found) return found.rows
        await wait(20)
      }
    },
    async killAndRestart() {
      running.child.kill('SIGKILL')
      if (running.child.signalCode === null) await once(running.child, 'exit')
      running = await startSiteProcess(settings)
      // Its PostgreSQL is another one, at another port.
      const before = database
      database = open()
      await before.close()
    },
    async killDatabase() {
      process.kill(postmasterOf(running.dataDirectory), 'SIGKILL')
      await until(async () => !(await isReady(running.url)))
      await until(() => isReady(running.url))
    },
  }
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => undefined)
  return answer?.status === 200
}

export const deaths = {
  'the site': (site: Running) => site.killAndRestart(),
  'its PostgreSQL': (site: Running) => site.killDatabase(),
}

export async function countOf(site: Running, query: string, values: unknown[] = []): Promise<number> {
  const [row] = await site.rows<{ count: string }>(query, values)
  return Number(row?.count)
}

export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(20)
}

/** Numbers from 0 to 1, the same ones from the same seed. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
