import { useId, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import './tabs.css'

type TabsProps = {
  label: string
  tabs: { id: string; title: ReactNode; panel: ReactNode }[]
  initial?: string
}

/** Panels are all in the page, one shown; without JavaScript they follow each other. */
export function Tabs({ label, tabs, initial = tabs[0]?.id }: TabsProps) {
  const prefix = useId()
  const [selected, select] = useState(initial)

  const moveWithArrows = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const from = tabs.findIndex((tab) => tab.id === selected)
    const next = tabs[(from + step + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    select(next.id)
    document.getElementById(`${prefix}-tab-${next.id}`)?.focus()
  }

  return (
    <div>
      <div className="tab-list" role="tablist" aria-label={label} onKeyDown={moveWithArrows} tabIndex={-1}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            className="tab"
            id={`${prefix}-tab-${id}`}
            aria-selected={id === selected}
            aria-controls={`${prefix}-panel-${id}`}
            tabIndex={id === selected ? undefined : -1}
            onClick={() => select(id)}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          role="tabpanel"
          className="tab-panel"
          id={`${prefix}-panel-${id}`}
          aria-labelledby={`${prefix}-tab-${id}`}
          hidden={id !== selected}
        >
          {panel}
        </div>
      ))}
    </div>
  )
}
