const patience = 30_000

/** SIGTERM and SIGINT end the process once what it returns was called with has closed; another signal changes nothing. */
export function stopOnSignals(): (close: () => Promise<void>) => void {
  let close: (() => Promise<void>) | undefined
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!close) process.exit(0)
      if (isStopping) return
      isStopping = true
      void end(close)
    })
  }
  return (closeStarted) => {
    close = closeStarted
  }
}

async function end(close: () => Promise<void>): Promise<never> {
  setTimeout(() => fail(`Not stopped within ${patience / 1000} seconds.`), patience)
  return close().then(
    () => process.exit(0),
    (error: unknown) => fail(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  )
}

function fail(words: string): never {
  process.stderr.write(`${words}\n`)
  process.exit(1)
}
