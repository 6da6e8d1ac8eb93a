import type { ReactNode } from 'react'

type ExplainerSectionProps = {
  id: ChapterId
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
        <div className="section-head">
          <h2 className="d3" id={`${id}-titre`}>
            {title}
          </h2>
          <p className="lead">{lead}</p>
        </div>
        {children}
      </div>
    </section>
  )
}

export const simulatorId = 'simulateur'

export const explainerChapters = [
  { id: 'une-place', label: 'Une ligne, une place' },
  { id: 'temps-pondere', label: 'Temps pondéré' },
  { id: 'coefficients', label: 'Coefficients' },
  { id: 'desistements', label: 'Désistements' },
  { id: 'calendrier', label: 'Calendrier des règles' },
  { id: 'formats', label: '70.3 ou Ironman' },
  { id: 'avant-apres', label: 'Avant, après' },
  { id: 'a-verifier', label: 'À vérifier' },
] as const

type ChapterId = (typeof explainerChapters)[number]['id']
