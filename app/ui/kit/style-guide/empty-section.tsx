import { ButtonLink } from '../button-link.tsx'
import { EmptyState } from '../empty-state.tsx'
import { GuideSection } from './guide-section.tsx'

const LINES = [36, 50, 64, 78, 92, 106, 120]

export function EmptySection() {
  return (
    <GuideSection title="Écrans vides">
      <div className="guide-halves">
        <EmptyState
          level={3}
          title="Votre panier est vide"
          art={<FlatLines />}
          action={
            <ButtonLink to="?" look="line">
              Voir la boutique
            </ButtonLink>
          }
        >
          Rien dans le sac&nbsp;: c’est plus léger pour courir.
        </EmptyState>
        <EmptyState
          level={3}
          title="Aucune course ce mois-ci"
          art={<FlatLines />}
          action={
            <ButtonLink to="?" look="line">
              Proposer une course
            </ButtonLink>
          }
        >
          La saison respire. Proposez une course au club si le cœur vous en dit.
        </EmptyState>
      </div>
    </GuideSection>
  )
}

function FlatLines() {
  return (
    <svg viewBox="0 0 320 150" aria-hidden="true" fill="none" stroke="var(--line)" strokeWidth="1.25">
      {LINES.map((y) =>
        y === 78 ? (
          <path key={y} d={`M10 ${y}H310`} stroke="var(--line-hi)" strokeWidth="2.6" strokeDasharray="4 9" />
        ) : (
          <path key={y} d={`M10 ${y}H310`} />
        ),
      )}
    </svg>
  )
}
