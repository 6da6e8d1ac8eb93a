import { setTimeout as wait } from 'node:timers/promises'
import { isHeldByTheDead, type Postmaster } from './postmaster.ts'

export type ServerEvents = {
  /** The server ended by itself, or could not be started again; it will be tried again. */
  onEnd?: (error: Error) => void
  onBack?: () => void
}

// Ms. Short of five seconds, start included: that is how long the site may be without its database.
const shortestPause = 100
const longestPause = 2000
/** One that answered for that long did not fail « again ». */
const steady = 1000

type Rest = (pause: number, value: undefined, options: { signal: AbortSignal }) => Promise<unknown>

/** Starts the server again whenever it ends, with longer and longer pauses while it fails, until the signal is aborted. */
export async function keepRunning(
  first: Postmaster,
  start: () => Promise<Postmaster>,
  { signal, onEnd, onBack, rest = wait }: ServerEvents & { signal: AbortSignal; rest?: Rest },
): Promise<void> {
  let current: Postmaster | undefined = first
  let readyAt = performance.now()
  let pause = shortestPause
  while (!signal.aborted) {
    let failure = new Error('The embedded PostgreSQL ended.')
    if (current) {
      await current.ended
      if (performance.now() - readyAt > steady) pause = shortestPause
    } else {
      current = await start().catch((error: Error) => void (failure = error))
      if (current) {
        readyAt = performance.now()
        onBack?.()
        continue
      }
    }
    if (signal.aborted) return
    current = undefined
    onEnd?.(failure)
    await rest(pause, undefined, { signal }).catch(() => undefined)
    if (!isHeldByTheDead(failure)) pause = Math.min(pause * 2, longestPause)
  }
}
