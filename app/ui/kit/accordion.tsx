import { useId } from 'react'
import type { ReactNode } from 'react'
import { AccordionItem } from './accordion-item.tsx'

type AccordionProps = { items: { title: string; content: ReactNode }[]; exclusive?: boolean }

/** Questions and answers; `exclusive` keeps one open at a time. */
export function Accordion({ items, exclusive }: AccordionProps) {
  const name = useId()
  return (
    <div className="accordion">
      {items.map(({ title, content }) => (
        <AccordionItem key={title} title={title} name={exclusive ? name : undefined}>
          {content}
        </AccordionItem>
      ))}
    </div>
  )
}
