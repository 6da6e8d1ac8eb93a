import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { IconName } from '#app/ui/kit/icon-names.ts'
import { Icon } from '#app/ui/kit/icon.tsx'

type BoardEntryProps = { icon: IconName; label: string; title: string; to?: string; children: ReactNode }

export function BoardEntry({ icon, label, title, to, children }: BoardEntryProps) {
  return (
    <li>
      <span className="board-label">
        <Icon name={icon} size={18} />
        {label}
      </span>
      <b>{to ? <Link to={to}>{title}</Link> : title}</b>
      <span className="board-detail">{children}</span>
    </li>
  )
}
