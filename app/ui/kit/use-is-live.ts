import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

export function useIsLive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
