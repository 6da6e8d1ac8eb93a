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
  return (
    <section
      className={raised ? 'tool-section tool-section-raised' : 'tool-section'}
      id={id}
      aria-labelledby={`${id}-titre`}
    >
      <div className="wrap">
        {isFolded ? (
          <details className="explainer-fold">
            <summary>
              <h2 className="d3" id={`${id}-titre`}>
                {title}
              </h2>
              <Icon name="plus" />
            </summary>
            <p className="lead">{lead}</p>
            {children}
          </details>
        ) : (
          <>
            <SectionHead id={`${id}-titre`} title={title} lead={lead} />
            {children}
          </>
        )}
      </div>
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
