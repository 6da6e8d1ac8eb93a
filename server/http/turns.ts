import { setImmediate } from 'node:timers/promises'
import { atMost } from '@allure/auth-server/at-most'

/** As `atMost`, and works begin one by one, between other answers: a thousand at once hold up no kept page. */
export function turns(most: number, mostWaiting: number): ReturnType<typeof atMost> {
  const limited = atMost(most, mostWaiting)
  let start: Promise<unknown> = Promise.resolve()
  return (work) =>
    limited(async () => {
      start = start.then(() => setImmediate())
      await start
      return work()
    })
}
