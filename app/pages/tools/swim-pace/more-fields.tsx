import { useState, type ReactNode } from 'react'
import { Icon } from '#app/ui/kit/icon.tsx'

type MoreFieldsProps = { title: string; isUsed: boolean; children: ReactNode }

/** Fields that few people need: folded, unless the address fills them in. */
export function MoreFields({ title, isUsed, children }: MoreFieldsProps) {
  const [isOpen] = useState(isUsed)
  return (
    <details className="swim-more" open={isOpen}>
      <summary className="tap small muted">
        {title}
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className="tool-pair swim-pair">{children}</div>
    </details>
  )
}
