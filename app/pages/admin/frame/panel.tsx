import type { ComponentProps, ReactNode } from 'react'
import { Card } from '#app/ui/kit/card.tsx'
import { KeyValueList } from '#app/ui/kit/lists/key-value-list.tsx'

type PanelProps = { id: string; title: string; end?: ReactNode; children: ReactNode }

export function Panel({ id, title, end, children }: PanelProps) {
  return (
    <Card as="section" className="admin-panel" aria-labelledby={id}>
      <div className="admin-panel-head row">
        <h2 id={id}>{title}</h2>
        {end}
      </div>
      {children}
    </Card>
  )
}

/** What is known; a term without a value is left out. */
export function Facts({ items }: ComponentProps<typeof KeyValueList>) {
  return <KeyValueList items={items.filter(({ value }) => value !== undefined)} />
}
