import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

export type BadgeTone = 'neutral' | 'success' | 'info' | 'warning' | 'error'

type BadgeProps = { tone?: BadgeTone; plain?: boolean; className?: string; children: ReactNode }

export function Badge({ tone = 'neutral', plain, className, children }: BadgeProps) {
  return (
    <span
      className={joinClasses(
        'badge',
        tone !== 'neutral' && `badge-${tone}`,
        plain && 'badge-plain',
        className,
      )}
    >
      {children}
    </span>
  )
}

export function ExampleBadge() {
  return <span className="badge badge-plain badge-example">Exemple</span>
}
