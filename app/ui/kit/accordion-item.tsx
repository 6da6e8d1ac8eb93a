import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

type AccordionItemProps = { title: ReactNode; open?: boolean; children: ReactNode }

export function AccordionItem({ title, open, children }: AccordionItemProps) {
  return (
    <details className="accordion-item" open={open}>
      <summary>
        {title}
        <Icon name="plus" />
      </summary>
      <div className="accordion-content">{children}</div>
    </details>
  )
}
