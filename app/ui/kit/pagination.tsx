import { Link } from 'react-router'
import { Icon } from './icon.tsx'
import { paginationRange } from './pagination-range.ts'
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
    <nav className="pagination" aria-label={label}>
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

function PageStep({
  to,
  label,
  icon,
}: {
  to?: string
  label: string
  icon: 'chevron-left' | 'chevron-right'
}) {
  if (!to) return <Icon name={icon} size={18} className="pagination-end" />
  return (
    <Link prefetch="intent" to={to} aria-label={label}>
      <Icon name={icon} size={18} />
    </Link>
  )
}
