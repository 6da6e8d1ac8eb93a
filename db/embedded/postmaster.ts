import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { findPostgresBinaries } from './binaries.ts'
import type { Launcher } from './unprivileged-user.ts'

export type Postmaster = { ended: Promise<unknown>; stop: () => Promise<void> }

type PostmasterOptions = {
  root: string
  port: number
  url: string
  isDurable: boolean
  launcher: Launcher
  signal: AbortSignal
}

/** Starts the server of the cluster under `root` and waits until it answers. Throws the end of its log when it ends instead. */
export async function startPostmaster({ url, signal, ...options }: PostmasterOptions): Promise<Postmaster> {
  signal.throwIfAborted()
  const server = spawnPostmaster(options)
  const ended = once(server, 'exit').catch(() => undefined)
  const stopNow = () => void server.kill('SIGINT')
  // Whatever ends the app (a failed start, an error nobody caught), its server ends with it.
  process.once('exit', stopNow)
  signal.addEventListener('abort', stopNow)
  void ended.then(() => {
    process.off('exit', stopNow)
    signal.removeEventListener('abort', stopNow)
  })
  const stop = async () => {
    stopNow()
    await ended
  }
  try {
    await untilReady(url, server, join(options.root, 'postgres.log'))
  } catch (error) {
    await stop()
    throw error
  }
  return { ended, stop }
}

function spawnPostmaster({
  root,
  port,
  isDurable,
  launcher,
}: Omit<PostmasterOptions, 'url' | 'signal'>): ChildProcess {
  // Its log keeps starts and crashes: a statement's error tells the values of rows, and is the app's to report.
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
    'log_min_messages=log',
  ]
  // After a crash one call for the whole disk instead of one for each file of the cluster.
  if (process.platform === 'linux') settings.push('recovery_init_sync_method=syncfs')
  if (!isDurable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off')
  const [command, options] = launcher.command(findPostgresBinaries().postgres, [
    '-D',
    join(root, 'data'),
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

// After a crash under writes it reads its journal again before it answers.
const longestStart = 5 * 60_000
// SQLSTATE `crash_shutdown`: somebody killed it, the next may live.
const crashed = '57P02'

async function untilReady(url: string, server: ChildProcess, logFile: string): Promise<void> {
  const deadline = performance.now() + longestStart
  while (!hasEnded(server)) {
    const client = new Client({ connectionString: url })
    // A server that is stopped between the two says so in its own time.
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (performance.now() > deadline || isRefusedForGood(error)) throw error
      await wait(25)
    }
  }
  const end = existsSync(logFile) ? readFileSync(logFile, 'utf8').trim().split('\n').slice(-5).join('\n') : ''
  const failure = new Error(`The embedded PostgreSQL did not start.\n${end}`)
  throw server.signalCode ? Object.assign(failure, { code: crashed }) : failure
}

/** Whether a start failed only because what the server before left behind has not ended yet. */
export function isHeldByTheDead(error: unknown): boolean {
  return /pre-existing shared memory block|lock file "postmaster\.pid" already exists/.test(String(error))
}

function isRefusedForGood(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('28')
}

function hasEnded({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null
}

// PG* variables of the machine must not leak into our own server.
export function plainEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', SystemRoot: process.env.SystemRoot }
}
