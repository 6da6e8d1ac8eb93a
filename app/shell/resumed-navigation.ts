const reloadGuard = 10_000

/**
 * A script of the next page was missing, so the router reloaded this one (`app/new-versions/known-targets.ts` noted where
 * it was going): the document asked for is loaded instead, at most once in ten seconds.
 */
export function resumeNavigation(): void {
  const target = sessionStorage.getItem('target')
  if (target === null) return
  sessionStorage.removeItem('target')
  const [entry] = performance.getEntriesByType('navigation')
  if (!(entry instanceof PerformanceNavigationTiming) || entry.type !== 'reload') return
  const now = Date.now()
  if (now - Number(sessionStorage.getItem('resumed')) < reloadGuard) return
  sessionStorage.setItem('resumed', String(now))
  location.replace(target)
}
