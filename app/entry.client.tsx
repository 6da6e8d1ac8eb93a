import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { knownTargets, watchBuilds } from './ui/blocks/new-versions/watch-builds.ts'

const instrumentations = [knownTargets]

// In a task of its own, after that which evaluates the page's files.
setTimeout(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter instrumentations={instrumentations} />
      </StrictMode>,
    )
  }),
)

if (import.meta.env.PROD) watchBuilds()

// A page left before its transition ended: the browser skips it and rejects a promise nobody holds.
addEventListener('unhandledrejection', (event) => {
  const { reason } = event
  if (reason instanceof DOMException && reason.name === 'AbortError' && reason.message.includes('ransition'))
    event.preventDefault()
})
