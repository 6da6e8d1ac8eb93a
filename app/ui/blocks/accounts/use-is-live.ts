import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** Whether a script runs here: what needs one appears with it. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
