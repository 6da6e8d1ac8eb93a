/** The one source of the present. Tests hand in a clock that stands where they want. */
export type Clock = { now: () => Date }

export const systemClock: Clock = { now: () => new Date() }

export function standingClock(iso: string): Clock {
  return { now: () => new Date(iso) }
}
