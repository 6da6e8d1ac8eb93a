import { AsyncLocalStorage } from 'node:async_hooks'
import type { Clause } from '../query/operators.ts'

/** A condition under which a page looked for documents of a collection. */
export type Reading = { readonly collection: string; readonly where: Clause }

const recording = new AsyncLocalStorage<Map<string, Reading>>()

/** Runs something and tells what it read of any content. */
export async function recordReadings<Result>(
  run: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly readings: readonly Reading[] }> {
  const readings = new Map<string, Reading>()
  const result = await recording.run(readings, run)
  return { result, readings: [...readings.values()] }
}

/** Notes a reading, if somebody records. */
export function noteReading(collection: string, where: Clause): void {
  const readings = recording.getStore()
  readings?.set(`${collection} ${where.sql} ${JSON.stringify(where.values)}`, { collection, where })
}
