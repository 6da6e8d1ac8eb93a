import type { Task } from 'graphile-worker'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import type { Environment } from '../environment.ts'
import type { NightlyResult } from './backup-process.ts'

const script = fileURLToPath(new URL('./backup-process.ts', import.meta.url))

/** The job that makes a backup and removes what has served its time, in a process of its own: visitors do not wait for it. */
export function nightlyBackup(environment: Environment, logger: Pick<Logger, 'info'>): Task {
  return async (_payload, { abortSignal }) => {
    const { path, bytes, removed } = await backUpAside(environment, abortSignal)
    logger.info({ file: path, bytes, removed }, 'nightly backup')
  }
}

async function backUpAside(environment: Environment, signal?: AbortSignal): Promise<NightlyResult> {
  const child = fork(script, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'], signal })
  const ended = once(child, 'exit')
  const answered = once(child, 'message') as Promise<[NightlyResult | { failure: string }]>
  const left = once(child, 'disconnect').then(() => [{ failure: 'The backup was ended.' }] as const)
  child.send(environment)
  const [result] = await Promise.race([answered, left])
  await ended
  if ('failure' in result) throw new Error(result.failure)
  return result
}
