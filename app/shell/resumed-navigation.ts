import { browserStorage } from './browser-storage.ts'

const reloadGuard = 10_000

/** Loads the requested document when the next page's script is missing, at most once in ten seconds. */
export function resumeNavigation(): void {
  const storage = browserStorage('sessionStorage')
  if (!storage) return
  resume(storage)
  addEventListener('navigation-begun', (event) => {
    if (event instanceof CustomEvent) storage.setItem('destination', String(event.detail))
  })
  addEventListener('navigation-ended', () => storage.removeItem('destination'))
}

function resume(storage: Storage): void {
  const destination = storage.getItem('destination')
  if (destination === null) return
  storage.removeItem('destination')
  const [entry] = performance.getEntriesByType('navigation')
  if (!(entry instanceof PerformanceNavigationTiming) || entry.type !== 'reload') return
  const now = Date.now()
  if (now - Number(storage.getItem('reprise')) < reloadGuard) return
  storage.setItem('reprise', String(now))
  location.replace(destination)
}
