import { expect, test } from 'vitest'
import { keepRunning } from './keep-running.ts'

const ended = { ended: Promise.resolve(), stop: async () => undefined }
const living = { ended: new Promise(() => undefined), stop: async () => undefined }

/** How long it rested before each start, of a server that ended by itself and then failed in these words, one after the other. */
async function restsOf(failures: readonly string[]): Promise<number[]> {
  const rests: number[] = []
  const back = Promise.withResolvers<void>()
  const left = [...failures]
  const start = async () => {
    const failure = left.shift()
    if (failure !== undefined) throw new Error(failure)
    return living
  }
  const rest = async (pause: number) => rests.push(pause)
  const { signal } = new AbortController()
  void keepRunning(ended, start, { signal, onBack: back.resolve, rest })
  await back.promise
  return rests
}

test('a server that fails again is given longer and longer, never more than two seconds', async () => {
  const fails = Array<string>(7).fill('PostgreSQL did not start: No space left on device')
  expect(await restsOf(fails)).toEqual([100, 200, 400, 800, 1600, 2000, 2000, 2000])
})

test('one that only waits for what the dead still hold is tried again as soon', async () => {
  const heldByTheDead = 'PostgreSQL did not start: lock file "postmaster.pid" already exists'
  expect(await restsOf([heldByTheDead, heldByTheDead])).toEqual([100, 200, 200])
})
