import { showNewVersion } from './new-version-notice.ts'

const pollEvery = 5 * 60_000
const patience = 10_000

declare global {
  interface Window {
    /** The router's; its version changes with every script of the pages. */
    __reactRouterManifest?: { version: string }
  }
}

const ownBuild = window.__reactRouterManifest?.version
let timer = 0

document.addEventListener('visibilitychange', look)
// A script that is gone is the first sign of a new build.
addEventListener('vite:preloadError', look)
void look()

/** Asks now and then whether a newer build is in service; never while nobody looks. Then says so, once, and stops asking. */
async function look(): Promise<void> {
  clearTimeout(timer)
  if (document.hidden || document.documentElement.dataset.newBuild) return
  timer = window.setTimeout(look, pollEvery)
  try {
    const id = await readManifest('latest')
    if (id === ownBuild) return
    // Its own manifest answers: it is in service, not on its way in or out.
    await readManifest(`meta/${id}`)
    clearTimeout(timer)
    if (document.documentElement.dataset.newBuild) return
    document.documentElement.dataset.newBuild = id
    showNewVersion()
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
