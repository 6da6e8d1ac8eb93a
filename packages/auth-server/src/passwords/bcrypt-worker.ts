import { compareSync } from 'bcryptjs'
import { parentPort } from 'node:worker_threads'
import type { BcryptCheck } from './bcrypt-thread.ts'

parentPort?.on('message', ({ password, hash }: BcryptCheck) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  parentPort?.postMessage(compareSync(password, hash))
})
