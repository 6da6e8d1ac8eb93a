import { useSyncExternalStore } from 'react'

const minute = 60_000

/** The present to the minute, kept up to date; undefined on the server, whose pages are kept for everybody. */
export function useCurrentMinute(): Date | undefined {
  const minutes = useSyncExternalStore(everyHalfMinute, minutesNow, () => undefined)
  return minutes === undefined ? undefined : new Date(minutes * minute)
}

function minutesNow(): number | undefined {
  return Math.floor(Date.now() / minute)
}

function everyHalfMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute / 2)
  return () => clearInterval(timer)
}
