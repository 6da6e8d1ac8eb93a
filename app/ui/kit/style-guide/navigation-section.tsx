import { useId, type ReactNode, useState, type KeyboardEvent } from 'react'
import { AccordionItem } from '../accordion-item.tsx'
import { Breadcrumb } from '../breadcrumb.tsx'
import { Pagination } from '../pagination.tsx'
import { GuideSection } from './guide-section.tsx'
import '../tabs.css'

export function NavigationSection() {
  return (
    <GuideSection title="Se repérer">
      <Breadcrumb
        steps={[{ label: 'Accueil', to: '?' }, { label: 'Stages', to: '?' }, { label: 'Lanzarote' }]}
      />
      <div className="guide-halves guide-space">
        <Tabs
          label="Le stage"
          tabs={[
            { id: 'programme', title: 'Programme', panel: <p>Six jours, deux séances par jour.</p> },
            { id: 'place', title: 'Hébergement', panel: <p>Une maison face à la mer.</p> },
            { id: 'level', title: 'Niveau', panel: <p>Nager 1&nbsp;500&nbsp;m sans pause.</p> },
          ]}
        />
        <Accordion
          exclusive
          items={[
            {
              title: 'Faut-il un certificat médical\u202f?',
              content: 'Oui, ou votre licence de l’année en cours.',
            },
            {
              title: 'Puis-je venir sans mon vélo\u202f?',
              content: 'Oui, le club en loue sur place.',
            },
          ]}
        />
      </div>
      <Pagination page={3} total={143} hrefOf={(page) => `?page=${page}`} />
    </GuideSection>
  )
}

type AccordionProps = { items: { title: string; content: ReactNode }[]; exclusive?: boolean }

/** Questions and answers; `exclusive` keeps one open at a time. */
function Accordion({ items, exclusive }: AccordionProps) {
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

type TabsProps = {
  label: string
  tabs: { id: string; title: ReactNode; panel: ReactNode }[]
  initial?: string
}

/** Panels are all in the page, one shown; without JavaScript they follow each other. */
function Tabs({ label, tabs, initial = tabs[0]?.id }: TabsProps) {
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
