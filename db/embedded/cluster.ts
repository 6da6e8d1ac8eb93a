import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findPostgresBinaries } from './binaries.ts'
import { keepRunning, type ServerEvents } from './keep-running.ts'
import { endLeftBackends, stopLeftPostmaster } from './left-postmaster.ts'
import { isHeldByTheDead, plainEnvironment, startPostmaster, type Postmaster } from './postmaster.ts'
import { unprivilegedLauncher, type Launcher } from './unprivileged-user.ts'

const run = promisify(execFile)

export type Cluster = { url: (database: string) => string; stop: () => Promise<void> }

export type ClusterOptions = ServerEvents & { isDurable?: boolean }

/** Starts (and the first time makes) the PostgreSQL cluster kept under `directory`, reachable on 127.0.0.1 only; keeps it running. */
export async function startCluster(
  directory: string,
  { isDurable = true, ...events }: ClusterOptions = {},
): Promise<Cluster> {
  const root = resolve(directory)
  const launcher = unprivilegedLauncher()
  mkdirSync(root, { recursive: true })
  if (!existsSync(join(dataIn(root), 'PG_VERSION'))) await createCluster(root, launcher)
  await stopLeftPostmaster(dataIn(root))
  const port = await freePort()
  const url = urlsOf(port, readFileSync(passwordFileIn(root), 'utf8').trim())
  const stopping = new AbortController()
  const { signal } = stopping
  const start = () => {
    endLeftBackends(realpathSync(dataIn(root)))
    return startPostmaster({ root, port, url: url('postgres'), isDurable, launcher, signal })
  }
  const first = await onceFreed(start)
  const kept = keepRunning(first, start, { ...events, signal })
  const stop = async () => {
    stopping.abort()
    await kept
  }
  return { url, stop }
}

async function onceFreed(start: () => Promise<Postmaster>): Promise<Postmaster> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start()
    } catch (error) {
      if (attempt === mostAttempts || !isHeldByTheDead(error)) throw error
      await wait(250)
    }
  }
}

const dataIn = (root: string) => join(root, 'data')
const passwordFileIn = (root: string) => join(root, 'password')

const mostAttempts = 40

export function urlsOf(port: number, password: string): (database: string) => string {
  return (database) => `postgres://allure:${password}@127.0.0.1:${port}/${database}?sslmode=disable`
}

async function createCluster(root: string, launcher: Launcher): Promise<void> {
  const passwordFile = passwordFileIn(root)
  // Made aside: one that was cut short must not be taken for a cluster by the next start.
  const unfinished = `${dataIn(root)}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished)
  writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 })
  for (const path of [unfinished, passwordFile]) launcher.own(path)
  const [command, options] = launcher.command(findPostgresBinaries().initdb, [
    `--pgdata=${unfinished}`,
    `--pwfile=${passwordFile}`,
    '--username=allure',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-sync',
  ])
  await run(command, options, { cwd: root, env: plainEnvironment(), ...launcher.identity })
  chmodSync(passwordFile, 0o600)
  rmSync(dataIn(root), { recursive: true, force: true })
  renameSync(unfinished, dataIn(root))
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('No free port on 127.0.0.1.')
  return address.port
}
