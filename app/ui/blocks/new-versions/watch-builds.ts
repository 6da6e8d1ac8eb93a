import type { ClientInstrumentation } from 'react-router'
import { toast } from '#app/ui/kit/overlay/toast.ts'

const firstLookAfter = 1000
const lookEvery = 5 * 60_000
const patience = 10_000

declare global {
  interface Window {
    __reactRouterManifest?: { version: string; routes: Record<string, { module: string }> }
  }
  interface Navigator {
    connection?: { effectiveType: string }
  }
}

let timer = 0

/**
 * Asks now and then which build is in service; never while nobody looks, nor on the slowest connections.
 * A newer one is said once, and taken by the next navigation (`data-new-build` is read there).
 */
export function watchBuilds(): void {
  if (navigator.connection?.effectiveType === 'slow-2g') return
  document.addEventListener('visibilitychange', look)
  // A script that is gone is the first sign of a new build.
  addEventListener('vite:preloadError', look)
  timer = window.setTimeout(look, firstLookAfter)
}

async function look(): Promise<void> {
  const { dataset } = document.documentElement
  clearTimeout(timer)
  if (document.hidden || dataset.newBuild) return
  timer = window.setTimeout(look, lookEvery)
  try {
    const id = await readManifest('latest')
    if (id === window.__reactRouterManifest?.version) return
    // Its own manifest answers: it is in service, not on its way in or out.
    await readManifest(`meta/${id}`)
    if (dataset.newBuild) return
    dataset.newBuild = id
    // Leaving it alone is enough: the next page is of the new build.
    toast({ title: 'Nouvelle version disponible', tone: 'info', duration: 0 })
  } catch (error) {
    // oxlint-disable-next-line no-console -- the page goes on; who looks for the reason finds it here
    console.warn('Build manifest not loaded', error)
  }
}

async function readManifest(name: string): Promise<string> {
  const response = await fetch(`/builds/${name}.json`, { signal: AbortSignal.timeout(patience) })
  const manifest: unknown = response.ok ? await response.json() : undefined
  if (!(manifest instanceof Object) || !('id' in manifest) || typeof manifest.id !== 'string')
    throw new Error(`/builds/${name}.json: ${response.status}`)
  return manifest.id
}

/**
 * Says where each navigation leads. When a script of the next page is missing (a new build took its place),
 * the router reloads the page we are on: the shell, which heard, then goes on to the target (`app/shell/resumed-navigation.ts`).
 * Once a new build is known (`data-new-build`), a navigation is a document load from the start.
 */
export const knownTargets: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      async navigate(navigate, { to, currentUrl, formData }) {
        // Forms carry more than an address, steps in the history need none, anchors load nothing.
        if (typeof to !== 'string' || formData || to.split('#')[0] === currentUrl.split('#')[0]) {
          await navigate()
          return
        }
        if (document.documentElement.dataset.newBuild) {
          location.assign(to)
          await new Promise(() => undefined)
        }
        dispatchEvent(new CustomEvent('navigation-begun', { detail: to }))
        try {
          await navigate()
        } finally {
          dispatchEvent(new Event('navigation-ended'))
        }
      },
    })
  },
}
