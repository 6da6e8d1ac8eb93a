import { setTimeout } from 'node:timers/promises'

const stepMilliseconds = 100

/**
 * Does something whose length would tell whether an account exists, and ends it at the next whole step of time,
 * whether it succeeds or fails.
 */
export async function evenTime<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  const begun = performance.now()
  try {
    return await work()
  } finally {
    const spent = performance.now() - begun
    await setTimeout(stepMilliseconds - (spent % stepMilliseconds))
  }
}
