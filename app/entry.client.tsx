import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { knownTargets } from './new-versions/known-targets.ts'

const instrumentations = [knownTargets]

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={instrumentations} />
    </StrictMode>,
  )
})

// Nothing of it is needed to read a page: on the slowest connections it stays where it is.
if (import.meta.env.PROD && !isOnSlowestConnection())
  setTimeout(() => import('./new-versions/watch-builds.ts').catch(() => undefined), 1000)

// A page left before its transition ended: the browser skips it and rejects a promise nobody holds.
addEventListener('unhandledrejection', (event) => {
  const { reason } = event
  if (reason instanceof DOMException && reason.name === 'AbortError' && reason.message.includes('ransition'))
    event.preventDefault()
})

function isOnSlowestConnection(): boolean {
  return (
    'connection' in navigator &&
    navigator.connection instanceof Object &&
    'effectiveType' in navigator.connection &&
    navigator.connection.effectiveType === 'slow-2g'
  )
}
