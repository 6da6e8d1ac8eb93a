import type { CSSProperties } from 'react'
import { Icon } from '../icon.tsx'
import { lucideNames, ownNames } from '../icons/icon-names.ts'
import { ButtonsSection, ToastsSection } from './buttons-section.tsx'
import { ColorsSection, GuideSection } from './colors-section.tsx'
import { ContentSection, NavigationSection, EmptySection } from './content-section.tsx'
import { ChoicesSection, FormSection } from './form-section.tsx'
import './style-guide.css'

export function StyleGuide() {
  return (
    <div className="wrap style-guide">
      <h1 className="d2">États de l’interface</h1>
      <p className="lead">
        Tout ce qui se passe entre deux actions&nbsp;: attendre, réussir, se tromper, partir de zéro.
      </p>
      <LoadingSection />
      <ToastsSection />
      <ButtonsSection />
      <FormSection />
      <ChoicesSection />
      <EmptySection />
      <NavigationSection />
      <ContentSection />
      <TypeSection />
      <ColorsSection />
      <IconsSection />
    </div>
  )
}

function IconsSection() {
  return (
    <GuideSection title="Icônes">
      <ul className="guide-icons">
        {[...lucideNames, ...ownNames].map((name) => (
          <li key={name}>
            <Icon name={name} size={22} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </GuideSection>
  )
}

function TypeSection() {
  return (
    <GuideSection title="Typographie">
      <div className="guide-type">
        <p className="d1">Trouvez votre allure</p>
        <p className="d2">Parlons de votre prochain départ.</p>
        <p className="d3">Un plan, un coach, une ligne.</p>
        <p className="d4">Trois séances par semaine</p>
        <p className="d5">Aucune course ce mois-ci</p>
        <p className="tag">Coaching running</p>
        <p className="lead">
          Le ton rassure, le chiffre tranche. Nous construisons votre semaine autour de votre vie.
        </p>
        <p>
          Texte courant, 16&nbsp;px sur 1,6. «&#x202f;Prêts&#x202f;?&#x202f;» Œuvre, cœur,
          1&#x202f;290&nbsp;€, 42,195&nbsp;km, 4′59″/km.
        </p>
        <p className="num guide-figure">3:29:59</p>
      </div>
    </GuideSection>
  )
}

const PROGRESS = { '--progress': 0.62 } as CSSProperties

function LoadingSection() {
  return (
    <GuideSection title="Barre de chargement">
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
    </GuideSection>
  )
}
