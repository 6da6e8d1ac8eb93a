import { browserStorage } from './browser-storage.ts'

const reloadGuard = 10_000

/**
 * A script of the next page was missing, so the router reloaded this one (`app/new-versions/known-targets.ts` noted where
 * it was going): the document asked for is loaded instead, at most once in ten seconds.
 */
export function resumeNavigation(): void {
  const storage = browserStorage('sessionStorage')
  const target = storage?.getItem('destination')
  if (!storage || !target) return
  storage.removeItem('destination')
  const [entry] = performance.getEntriesByType('navigation')
  if (!(entry instanceof PerformanceNavigationTiming) || entry.type !== 'reload') return
  const now = Date.now()
  if (now - Number(storage.getItem('reprise')) < reloadGuard) return
  storage.setItem('reprise', String(now))
  location.replace(target)
}
