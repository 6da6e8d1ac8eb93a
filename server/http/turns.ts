import { setImmediate } from 'node:timers/promises'
import { concurrencyLimit } from '@allure/auth-server/concurrency-limit'

/** As `concurrencyLimit`, and works begin one by one, between other answers: a thousand at once hold up no kept page. */
export function turns(most: number, mostWaiting: number): ReturnType<typeof concurrencyLimit> {
  const limited = concurrencyLimit(most, mostWaiting)
  let start: Promise<unknown> = Promise.resolve()
  return (work) =>
    limited(async () => {
      start = start.then(() => setImmediate())
      await start
      return work()
    })
}
