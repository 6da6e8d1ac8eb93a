import type { ReactNode } from 'react'

type EmptyStateProps = {
  title: string
  level?: 2 | 3
  art?: ReactNode
  action?: ReactNode
  children?: ReactNode
}

export function EmptyState({ title, level = 2, art, action, children }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="empty-state">
      {art && <div className="empty-state-art">{art}</div>}
      <Heading className="d5">{title}</Heading>
      {children && <p>{children}</p>}
      {action}
    </div>
  )
}
