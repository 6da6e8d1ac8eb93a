/** SIGTERM and SIGINT end the process once `close` is done; a second signal changes nothing. */
export function stopOnSignals(close: () => Promise<void>): void {
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      close().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
}
