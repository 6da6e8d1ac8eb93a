import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { knownTargets, watchBuilds } from './ui/blocks/new-versions/watch-builds.ts'

const instrumentations = [knownTargets]

/**
 * A form or a link of the page that is shown is not preceded by the question which page that is: the document answered
 * it, and asked again while the connection is cut it would put an error in the page's place, and what was typed be lost.
 */
const ask = window.fetch
window.fetch = async (input, init) =>
  input instanceof URL && input.searchParams.get('paths')?.split(',').every(isOnTheWay)
    ? Response.json({})
    : ask(input, init)

function isOnTheWay(path: string): boolean {
  return `${location.pathname}/`.startsWith(`${path}/`)
}

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
