const patience = 30_000
// Who asks with SIGTERM may send others here, and looks at `/readyz` or the answers before it stops; Ctrl+C is a person's.
const notices = { SIGTERM: 1000, SIGINT: 0 }

/** SIGTERM and SIGINT end the process once what it returns was called with has closed; another signal changes nothing. */
type Close = (notice: number) => Promise<void>

export function stopOnSignals(): (close: Close) => void {
  let close: Close | undefined
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!close) process.exit(0)
      if (isStopping) return
      isStopping = true
      void end(() => close?.(notices[signal]))
    })
  }
  return (closeStarted) => {
    close = closeStarted
  }
}

async function end(close: () => Promise<void> | undefined): Promise<never> {
  setTimeout(() => fail(`Not stopped within ${patience / 1000} seconds.`), patience)
  return Promise.resolve(close()).then(
    () => process.exit(0),
    (error: unknown) => fail(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  )
}

function fail(words: string): never {
  process.stderr.write(`${words}\n`)
  process.exit(1)
}
