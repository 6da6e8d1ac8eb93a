import { setTimeout } from 'node:timers/promises'

const stepMilliseconds = 100

/** Ends at the next whole step of time, as its length would tell whether an account exists. */
export async function inConstantTime<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  const begun = performance.now()
  try {
    return await work()
  } finally {
    const spent = performance.now() - begun
    await setTimeout(stepMilliseconds - (spent % stepMilliseconds))
  }
}
