import type { ReactNode } from 'react'
import { SectionHead } from '../../tool-section.tsx'
import texts from './explainer-texts.json' with { type: 'json' }

type ExplainerSectionProps = {
  id: string
  title: ReactNode
  lead: ReactNode
  raised?: boolean
  children: ReactNode
}

export function ExplainerSection({ id, title, lead, raised, children }: ExplainerSectionProps) {
  return (
    <section
      className={raised ? 'tool-section tool-section-raised' : 'tool-section'}
      id={id}
      aria-labelledby={`${id}-titre`}
    >
      <div className="wrap">
        <SectionHead id={`${id}-titre`} title={title} lead={lead} />
        {children}
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
