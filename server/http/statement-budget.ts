import { RateLimiterMemory } from 'rate-limiter-flexible'

const free = 50
const budget = 3000
const seconds = 60

/** How long one visitor may keep SQLite busy: three seconds a minute, then nothing for a minute. In memory, never written down. */
export function statementBudget() {
  const limiter = new RateLimiterMemory({ points: budget, duration: seconds })
  const waiting = new Map<string, number>()
  return {
    secondsToWait: (key: string) =>
      Math.max(0, Math.ceil(((waiting.get(key) ?? 0) - performance.now()) / 1000)),
    spend(key: string, milliseconds: number): void {
      if (milliseconds < free) return
      limiter.consume(key, milliseconds).then(
        ({ remainingPoints }) => remainingPoints === 0 && wait(key),
        () => wait(key),
      )
    },
  }

  function wait(key: string): void {
    waiting.set(key, performance.now() + seconds * 1000)
    setTimeout(() => waiting.delete(key), seconds * 1000).unref()
  }
}
