import type { CSSProperties } from 'react'
import { Skeleton } from '../skeleton.tsx'
import { GuideSection } from './guide-section.tsx'

const PROGRESS = { '--progress': 0.62 } as CSSProperties

export function LoadingSection() {
  return (
    <GuideSection title="Barre de chargement et squelettes">
      <div className="guide-window">
        <div className="loading-bar" data-phase="running" style={PROGRESS}>
          <i />
        </div>
      </div>
      <div className="guide-window">
        <div className="loading-bar" data-phase="complete" data-failed style={{ ...PROGRESS }}>
          <i />
        </div>
      </div>
      <p className="guide-note">
        Fixée sous le bord haut de la fenêtre. Apparaît après 200&nbsp;ms d’attente, avance sans jamais
        reculer, s’efface en fondu&#8239;; rouge quand la page n’a pas pu s’afficher.
      </p>
      <div className="guide-thirds">
        {['a', 'b', 'c'].map((key) => (
          <div key={key}>
            <Skeleton shape="block" />
            <Skeleton className="guide-line-long" />
            <Skeleton className="guide-line-short" />
          </div>
        ))}
      </div>
    </GuideSection>
  )
}
