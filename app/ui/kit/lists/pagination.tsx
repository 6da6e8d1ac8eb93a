import { Link } from 'react-router'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icons/icon-names.ts'
import './pagination.css'

type PaginationProps = {
  page: number
  total: number
  hrefOf: (page: number) => string
  label?: string
}

export function Pagination({ page, total, hrefOf, label = 'Pagination' }: PaginationProps) {
  if (total < 2) return null
  return (
    <nav className="pagination cluster row" aria-label={label}>
      <PageStep to={page > 1 ? hrefOf(page - 1) : undefined} label="Page précédente" icon="chevron-left" />
      {paginationRange(page, total).map((item, index) =>
        item === 'gap' ? (
          <span key={index < 3 ? 'gap-before' : 'gap-after'}>…</span>
        ) : (
          <Link
            key={item}
            prefetch="intent"
            to={hrefOf(item)}
            aria-label={`Page ${item}`}
            aria-current={item === page ? 'page' : undefined}
          >
            {item}
          </Link>
        ),
      )}
      <PageStep to={page < total ? hrefOf(page + 1) : undefined} label="Page suivante" icon="chevron-right" />
    </nav>
  )
}

type PageStepProps = { to?: string; label: string; icon: IconName }

function PageStep({ to, label, icon }: PageStepProps) {
  if (!to) return <Icon name={icon} size={18} className="pagination-end" />
  return (
    <Link prefetch="intent" to={to} aria-label={label}>
      <Icon name={icon} size={18} />
    </Link>
  )
}

/**
 * The page numbers worth showing: the first, the last, the current one and its neighbours; `'gap'` where some are left
 * out (never for a single page). Pages count from 1.
 */
export function paginationRange(current: number, total: number): (number | 'gap')[] {
  const range: (number | 'gap')[] = []
  let previous = 0
  for (let page = 1; page <= total; page += 1) {
    if (page !== 1 && page !== total && Math.abs(page - current) > 1) continue
    const missing = page - previous - 1
    if (missing > 0) range.push(missing === 1 ? page - 1 : 'gap')
    range.push(page)
    previous = page
  }
  return range
}
