import { GuideSection } from './guide-section.tsx'

export function TypeSection() {
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
