import type { ReactNode } from 'react'
import { Icon } from '#app/ui/kit/icon.tsx'
import { SectionHead } from '../../tool-section.tsx'
import texts from './explainer-texts.json' with { type: 'json' }

type ExplainerSectionProps = {
  id: string
  title: ReactNode
  lead: ReactNode
  raised?: boolean
  /** Opened by whoever wants it: what the rules were, and how far they are known. */
  isFolded?: boolean
  children: ReactNode
}

export function ExplainerSection({ id, title, lead, raised, isFolded, children }: ExplainerSectionProps) {
  const className = raised ? 'tool-section tool-section-raised' : 'tool-section'
  const heading = `${id}-titre`
  if (!isFolded) {
    return (
      <section className={className} id={id} tabIndex={-1} aria-labelledby={heading}>
        <div className="wrap">
          <SectionHead id={heading} title={title} lead={lead} />
          {children}
        </div>
      </section>
    )
  }
  return (
    <section className={className} aria-labelledby={heading}>
      <details className="wrap explainer-fold">
        <summary>
          <h2 className="d3" id={heading}>
            {title}
          </h2>
          <Icon name="plus" />
        </summary>
        {/* Inside, so that a link to it opens the fold. */}
        <div id={id} tabIndex={-1}>
          <p className="lead">{lead}</p>
          {children}
        </div>
      </details>
    </section>
  )
}

type CertaintyDegree = keyof typeof texts.certainties

/** How sure a fact is; the degree of a text of ours is one of these. */
export function Certainty({ degree, children }: { degree: string; children?: string | undefined }) {
  return (
    <span className={`certainty muted smaller certainty-${degree}`}>
      {children ?? texts.certainties[degree as CertaintyDegree]}
    </span>
  )
}
