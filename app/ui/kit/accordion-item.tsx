import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

type AccordionItemProps = { title: ReactNode; name?: string; open?: boolean; children: ReactNode }

export function AccordionItem({ title, name, open, children }: AccordionItemProps) {
  return (
    <details className="accordion-item" name={name} open={open}>
      <summary className="spread row">
        {title}
        <Icon name="plus" />
      </summary>
      <div className="accordion-content">{children}</div>
    </details>
  )
}
