import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export type BcryptCheck = { password: string; hash: string }

// By its name in the package: this module may be built into another file.
const workerFile = new URL(import.meta.resolve('@allure/auth-server/bcrypt-worker'))

let thread: Worker | undefined

let lastCheck: Promise<unknown> = Promise.resolve()

/** Whether bcrypt makes this hash of this password; in a thread, as bcryptjs blocks for a tenth of a second. */
export function compareInThread(check: BcryptCheck): Promise<boolean> {
  const answer = lastCheck.then(() => ask(check))
  lastCheck = answer.catch(() => undefined)
  return answer
}

async function ask(check: BcryptCheck) {
  thread ??= new Worker(workerFile, { execArgv: [] })
  const worker = thread
  worker.ref()
  try {
    const answer = once(worker, 'message')
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    worker.postMessage(check)
    const [isSame] = await answer
    return isSame === true
  } catch (error) {
    thread = undefined
    throw error
  } finally {
    worker.unref()
  }
}
