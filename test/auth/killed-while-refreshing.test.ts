import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '#db/database.ts'
import { runningCluster } from '#db/embedded/running-cluster.ts'
import { databaseName } from '#server/database.ts'
import { migrateAuth } from '@allure/auth-server'
import { readRefreshToken } from '@allure/auth-server/testing'
import { useDatabase } from '../database.ts'
import type { SiteProcess } from '../site-process.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { startAuthProcess, writtenIn } from './auth-process.ts'
import { postmasterOf } from './postmaster.ts'
import { keepRefreshing, refreshOnce, signUpAt, type RefreshingClient } from './refreshing-client.ts'

const database = useDatabase()
const patience = 120_000
// The strictest service there can be: nothing but the token just before is forgiven, at any time.
const configuration = {
  signUp: { enabled: true },
  autoconfirm: { email: true },
  sessions: { reuseIntervalSeconds: 0 },
  limits: { token: { points: 100_000, perSeconds: 1 } },
}

test(
  'the service killed five times during two hundred refreshes: every session goes on',
  { timeout: patience },
  async () => {
    await migrateAuth(database.connection.pool)
    // Of a first try.
    await database.connection.pool.query('DELETE FROM auth.users; DELETE FROM auth.audit_log_entries')
    await slowDisk(database.connection.pool)
    let keptUnheard = 0
    const { clients } = await refreshThrough({
      refreshes: 200,
      kills: 5,
      settings: { DATABASE_URL: database.url },
      kill: ({ child }) => void child.kill('SIGKILL'),
      async onceKilled(killed) {
        keptUnheard += await countKeptUnheard(database.connection.pool, killed)
      },
    })
    // The moment it is all about: the new token is in the database, its owner never heard of it.
    expect(keptUnheard).toBeGreaterThanOrEqual(1)
    expect(await journalOf(database.connection.pool)).toEqual({ sessions: clients.length, thefts: 0 })
  },
)

test(
  'the service and its database killed together: every session goes on',
  { timeout: patience },
  async () => {
    const settings = { DATA_DIR: temporaryFolder() }
    const { clients } = await refreshThrough({
      refreshes: 100,
      kills: 2,
      settings,
      kill({ child, dataDirectory }) {
        process.kill(postmasterOf(dataDirectory), 'SIGKILL')
        child.kill('SIGKILL')
      },
    })
    const url = runningCluster(join(settings.DATA_DIR, 'postgres'))?.(databaseName) ?? ''
    const { pool, close } = connect(url, { onError: () => undefined })
    expect(await journalOf(pool)).toEqual({ sessions: clients.length, thefts: 0 })
    await close()
  },
)

type Ordeal = {
  refreshes: number
  kills: number
  settings: Record<string, string>
  kill: (service: SiteProcess) => void
  onceKilled?: (clients: readonly RefreshingClient[]) => Promise<void>
}

/** Clients refresh without a pause while the service is killed at moments that are the same in every run. */
async function refreshThrough({ refreshes, kills, settings, kill, onceKilled }: Ordeal) {
  const folder = temporaryFolder()
  const config = writtenIn(folder, 'auth.json', configuration)
  const start = () => startAuthProcess(config, { DATA_DIR: folder, ...settings })
  const random = seeded(20_261_121)
  let service = await start()
  onTestFinished(() => service.stop())
  const names = ['un', 'deux', 'trois', 'quatre', 'cinq']
  const clients = await Promise.all(names.map((name) => signUpAt(service.url, `${name}@club.example`)))
  const done = () => clients.reduce((sum, { refreshed }) => sum + refreshed, 0)
  let isOver = false
  const loops = clients.map((client) =>
    keepRefreshing(
      client,
      () => service.url,
      () => !isOver,
    ),
  )
  for (let number = 1; number <= kills; number += 1) {
    await until(() => done() >= (refreshes * number) / kills || isLockedOut(clients))
    await wait(random() * 8)
    kill(service)
    if (service.child.signalCode === null) await once(service.child, 'exit')
    await onceKilled?.(clients)
    service = await start()
  }
  isOver = true
  await Promise.all(loops)
  for (const client of clients) {
    const before = client.refreshed
    await refreshOnce(client, service.url)
    expect([client.refusals, client.refreshed]).toEqual([[], before + 1])
  }
  expect(done()).toBeGreaterThanOrEqual(refreshes)
  return { clients }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(1)
}

const isLockedOut = (clients: readonly RefreshingClient[]) =>
  clients.some(({ refusals }) => refusals.length > 0)

/** Numbers from 0 to 1, the same ones from the same seed. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Commits of rotations take longer, as where many share a disk: what is killed is killed in their midst. */
async function slowDisk(pool: Pool): Promise<void> {
  await pool.query(`
    CREATE OR REPLACE FUNCTION take_time() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(0.03); RETURN NULL; END';
    DROP TRIGGER IF EXISTS slow_commit ON auth.sessions;
    CREATE CONSTRAINT TRIGGER slow_commit AFTER UPDATE ON auth.sessions
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION take_time()`)
}

/** How many sessions are a token ahead of what their clients hold. */
async function countKeptUnheard(pool: Pool, clients: readonly RefreshingClient[]): Promise<number> {
  // What the database was told before the kill it still does.
  await wait(400)
  const { rows } = await pool.query<{ id: string; counter: number }>(
    'SELECT id, refresh_token_counter::int AS counter FROM auth.sessions',
  )
  const stored = new Map(rows.map(({ id, counter }) => [id, counter]))
  const held = clients.map(({ token }) => readRefreshToken(token))
  return held.filter((token) => token && stored.get(token.sessionId) === token.counter + 1).length
}

async function journalOf(pool: Pool): Promise<{ sessions: number; thefts: number }> {
  const { rows } = await pool.query<{ sessions: number; thefts: number }>(
    `SELECT (SELECT count(*)::int FROM auth.sessions) AS sessions,
      (SELECT count(*)::int FROM auth.audit_log_entries WHERE payload->>'action' = 'token_revoked') AS thefts`,
  )
  return rows[0] ?? { sessions: 0, thefts: 0 }
}
