/** Too much is asked at once: nothing of it was begun, and it may be asked again in a moment. */
export class TooBusyError extends Error {
  override name = 'TooBusyError'
}

/** Runs so many works at a time, the others in the order they came; whoever finds `mostWaiting` in line gets a `TooBusyError`. */
export function concurrencyLimit(
  most: number,
  mostWaiting = Number.POSITIVE_INFINITY,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < most) running++
    else if (waiting.length >= mostWaiting) throw new TooBusyError('Too much is asked at once')
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
