import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { findPostgresBinaries } from './binaries.ts'
import { stopLeftPostmaster } from './left-postmaster.ts'
import { unprivilegedLauncher, type Launcher } from './unprivileged-user.ts'

const run = promisify(execFile)

export type Cluster = { url: (database: string) => string; stop: () => Promise<void> }

export type ClusterOptions = {
  isDurable?: boolean
}

/** Starts (and the first time makes) the PostgreSQL cluster kept under `directory`, reachable on 127.0.0.1 only. */
export async function startCluster(
  directory: string,
  { isDurable = true }: ClusterOptions = {},
): Promise<Cluster> {
  const root = resolve(directory)
  const launcher = unprivilegedLauncher()
  mkdirSync(root, { recursive: true })
  if (!existsSync(join(dataIn(root), 'PG_VERSION'))) await createCluster(root, launcher)
  await stopLeftPostmaster(dataIn(root))
  for (let attempt = 1; ; attempt++) {
    try {
      return await startOnce(root, isDurable, launcher)
    } catch (error) {
      if (attempt === mostAttempts || !isHeldByTheDead(error)) throw error
      await wait(250)
    }
  }
}

const dataIn = (root: string) => join(root, 'data')
const passwordFileIn = (root: string) => join(root, 'password')

const mostAttempts = 40

function isHeldByTheDead(error: unknown): boolean {
  return /pre-existing shared memory block|lock file "postmaster\.pid" already exists/.test(String(error))
}

async function startOnce(root: string, isDurable: boolean, launcher: Launcher): Promise<Cluster> {
  const port = await freePort()
  const server = startPostmaster(root, port, isDurable, launcher)
  const url = urlsOf(port, readFileSync(passwordFileIn(root), 'utf8').trim())
  // Whatever ends the app (a failed start, an error nobody caught), its server ends with it.
  const stopNow = () => void server.kill('SIGINT')
  process.once('exit', stopNow)
  const stop = async () => {
    await stopPostmaster(server)
    process.off('exit', stopNow)
  }
  try {
    await untilReady(url('postgres'), server, join(root, 'postgres.log'))
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}

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

function startPostmaster(root: string, port: number, isDurable: boolean, launcher: Launcher): ChildProcess {
  // Its log keeps starts and crashes: a statement's error tells the values of rows, and is the app's to report.
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
    'log_min_messages=log',
  ]
  if (!isDurable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off')
  const [command, options] = launcher.command(findPostgresBinaries().postgres, [
    '-D',
    dataIn(root),
    '-p',
    String(port),
    ...settings.flatMap((setting) => ['-c', setting]),
  ])
  const log = openSync(join(root, 'postgres.log'), 'a')
  // Detached: Ctrl+C must reach the app alone, which stops the server when its own requests are done.
  const server = spawn(command, options, {
    cwd: root,
    detached: true,
    stdio: ['ignore', log, log],
    env: plainEnvironment(),
    ...launcher.identity,
  })
  closeSync(log)
  return server
}

async function untilReady(url: string, server: ChildProcess, logFile: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (hasEnded(server)) break
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (attempt > 590) throw error
      await wait(25)
    }
  }
  const end = existsSync(logFile) ? readFileSync(logFile, 'utf8').trim().split('\n').slice(-5).join('\n') : ''
  throw new Error(`The embedded PostgreSQL did not start.\n${end}`)
}

async function stopPostmaster(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return
  server.kill('SIGINT')
  await once(server, 'exit')
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('No free port on 127.0.0.1.')
  return address.port
}

// PG* variables of the machine must not leak into our own server.
function plainEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', SystemRoot: process.env.SystemRoot }
}
