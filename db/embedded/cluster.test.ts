import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useDatabase } from '#test/database.ts'
import * as schema from '../schema/index.ts'
import { startCluster } from './cluster.ts'

const database = useDatabase()

test('a cloned database has the tables of the schema', async () => {
  const { rows } = await database.connection.pool.query(
    "SELECT table_name FROM information_schema.tables WHERE table_schema = 'club' ORDER BY 1",
  )
  const tables = Object.values(schema).filter((item) => is(item, PgTable))
  expect(tables.length).toBeGreaterThan(0)
  expect(rows.map((row) => row.table_name)).toEqual(tables.map((table) => getTableName(table)).sort())
})

test('a declaration is never changed nor removed', async () => {
  const { pool } = database.connection
  await pool.query(
    `INSERT INTO club.declarations (reference, kind, declared_at, first_name, last_name, email, contract, fingerprint)
     VALUES ('R-1', 'withdrawal', now(), 'Prénom', 'Nom', 'a@exemple.fr', 'Commande 12', 'f')`,
  )
  await expect(pool.query("UPDATE club.declarations SET last_name = 'Autre'")).rejects.toThrow(
    'never changed',
  )
  await expect(pool.query('DELETE FROM club.declarations')).rejects.toThrow('never changed')
  await expect(pool.query('TRUNCATE club.declarations')).rejects.toThrow('never changed')
})

test('a cluster cut short while it was being made is made again', async () => {
  const directory = temporaryDirectory()
  const maker = spawn(
    process.execPath,
    ['-e', `import('./db/embedded/cluster.ts').then((all) => all.startCluster('${directory}'))`],
    { detached: true, stdio: 'ignore' },
  )
  const isBegun = () => ['data', 'data.new'].some((name) => existsSync(join(directory, name, 'PG_VERSION')))
  await expect.poll(isBegun, { interval: 5, timeout: 10_000 }).toBe(true)
  process.kill(-(maker.pid ?? 0), 'SIGKILL')
  if (maker.signalCode === null) await once(maker, 'exit')
  const cluster = await startCluster(directory, { isDurable: false })
  await expect(select(cluster.url('postgres'))).resolves.toBe(1)
  await cluster.stop()
})

test('a killed server comes back at its address, again and again, though its last statement never ends', async () => {
  const directory = temporaryDirectory()
  const onEnd = vi.fn<(error: Error) => void>()
  const cluster = await startCluster(directory, { isDurable: false, onEnd })
  const url = cluster.url('postgres')
  for (let deaths = 0; deaths < 2; deaths += 1) {
    const client = new Client({ connectionString: url })
    client.on('error', () => undefined)
    await client.connect()
    const running = client.query('DO $$ BEGIN LOOP END LOOP; END $$').catch(() => 'cut')
    await expect.poll(() => runningOn(url)).toBe(1)
    const killed = performance.now()
    process.kill(postmasterIn(directory), 'SIGKILL')
    await expect.poll(() => select(url).catch(() => undefined), { timeout: 15_000 }).toBe(1)
    expect(performance.now() - killed).toBeLessThan(5000)
    expect(onEnd).toHaveBeenCalled()
    expect(await running).toBe('cut')
  }
  await cluster.stop()
})

test('a server that cannot start is tried again until it can, and can be given up', async () => {
  const directory = temporaryDirectory()
  const failures: string[] = []
  const cluster = await startCluster(directory, {
    isDurable: false,
    onEnd: ({ message }) => failures.push(message),
  })
  const control = join(directory, 'data/global/pg_control')
  renameSync(control, `${control}.away`)
  process.kill(postmasterIn(directory), 'SIGKILL')
  await expect.poll(() => failures.length, { timeout: 10_000 }).toBeGreaterThan(2)
  expect(failures[1]).toContain('did not start')
  renameSync(`${control}.away`, control)
  await expect.poll(() => select(cluster.url('postgres')).catch(() => undefined), { timeout: 10_000 }).toBe(1)
  renameSync(control, `${control}.away`)
  process.kill(postmasterIn(directory), 'SIGKILL')
  await expect.poll(() => failures.length, { timeout: 10_000 }).toBeGreaterThan(6)
  await cluster.stop()
})

test('the machine may have settings for other PostgreSQL servers', async () => {
  process.env.PGSSLMODE = 'require'
  onTestFinished(() => {
    delete process.env.PGSSLMODE
  })
  const cluster = await startCluster(temporaryDirectory(), { isDurable: false })
  await expect(select(cluster.url('postgres'))).resolves.toBe(1)
  await cluster.stop()
})

function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'allure-cluster-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

const postmasterIn = (directory: string) =>
  Number(readFileSync(join(directory, 'data/postmaster.pid'), 'utf8').split('\n')[0])

async function runningOn(url: string): Promise<unknown> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  const { rowCount } = await client.query(
    "SELECT FROM pg_stat_activity WHERE state = 'active' AND query LIKE 'DO%'",
  )
  await client.end()
  return rowCount
}

async function select(url: string): Promise<unknown> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query('SELECT 1 AS one')
  await client.end()
  return rows[0]?.one
}
