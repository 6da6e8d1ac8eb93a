import { useSyncExternalStore } from 'react'

type ShellState = NonNullable<Window['shellState']>

export function useShellState<Name extends keyof ShellState>(name: Name): ShellState[Name] {
  const read = () => window.shellState?.[name]
  // The page that React takes over is the one the shell has drawn.
  return useSyncExternalStore(subscribe, read, import.meta.env.SSR ? () => undefined : read)
}

function subscribe(onChange: () => void): () => void {
  addEventListener('shell-state', onChange)
  return () => removeEventListener('shell-state', onChange)
}
