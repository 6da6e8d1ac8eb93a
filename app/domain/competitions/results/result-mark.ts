import type { RaceResult } from '../answers/answer.ts'

/** A result in a few characters, the same for the same one; its page aside. Empty: none. */
export function resultMark(result: Omit<RaceResult, 'link'> | undefined): string {
  return result ? [result.outcome, result.time ?? '', result.place ?? ''].join(' ') : ''
}
