/**
 * The page numbers worth showing: the first, the last, the current one and its neighbours; `'gap'` where some are left
 * out (never for a single page). Pages count from 1.
 */
export function paginationRange(current: number, total: number): (number | 'gap')[] {
  const shown = new Set(
    [1, total, current - 1, current, current + 1].filter((page) => page >= 1 && page <= total),
  )
  const range: (number | 'gap')[] = []
  let previous = 0
  for (const page of [...shown].sort((a, b) => a - b)) {
    const missing = page - previous - 1
    if (missing === 1) range.push(page - 1)
    if (missing > 1) range.push('gap')
    range.push(page)
    previous = page
  }
  return range
}
