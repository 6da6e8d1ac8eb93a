/** One line of a report. */
export function print(name: string, value: number | string): void {
  const shown =
    typeof value === 'number'
      ? value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 1 })
      : value
  process.stdout.write(`${name.padEnd(58)} ${shown}\n`)
}

/** How often a second something asynchronous is done, over a number of times. */
export async function perSecond(times: number, run: (index: number) => Promise<unknown>): Promise<number> {
  const start = performance.now()
  for (let index = 0; index < times; index += 1) await run(index)
  return (times / (performance.now() - start)) * 1000
}

/** Milliseconds something takes once. */
export async function milliseconds(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await run()
  return performance.now() - start
}
